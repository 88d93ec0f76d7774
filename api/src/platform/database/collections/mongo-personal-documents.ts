import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { collectionOf, type AccountId } from './collection.ts';
import { PersonalDocuments } from './personal-documents.port.ts';

@Injectable()
export class MongoPersonalDocuments extends PersonalDocuments {
  constructor(@InjectConnection() private readonly connection: Connection) {
    super();
  }

  async removeAllOf(account: AccountId): Promise<void> {
    for (const model of this.connection.modelNames()) {
      const { personal } = collectionOf(model);
      if (personal !== 'none' && personal.onErasure === 'remove')
        await this.connection.model(model).deleteMany(personal.of(account));
    }
  }
}
