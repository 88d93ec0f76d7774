import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CachedAnswers } from './cached-answers.ts';
import { MongoRevisions, RevisionSchema } from './mongo-revisions.ts';
import { Revisions } from './revisions.ts';

@Global()
@Module({
  imports: [MongooseModule.forFeature([{ name: 'Revision', schema: RevisionSchema }])],
  providers: [{ provide: Revisions, useClass: MongoRevisions }, CachedAnswers],
  exports: [Revisions, CachedAnswers],
})
export class RevisionsModule {}
