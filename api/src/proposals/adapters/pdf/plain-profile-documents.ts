import { Injectable } from '@nestjs/common';
import { ProfileDocuments } from '../../application/proposals.ports.ts';

@Injectable()
export class PlainProfileDocuments extends ProfileDocuments {
  write(): Promise<Uint8Array> {
    return Promise.resolve(new TextEncoder().encode('%PDF-1.7'));
  }
}
