import { Global, Module } from '@nestjs/common';
import { PreviewAddresses } from '../../shared/http/preview-addresses.ts';
import { PreviewController } from './preview.controller.ts';
import { SealedPreviews } from './sealed-previews.ts';

/** Previews: gives stored PDFs addresses of their own for a minute, because the viewers of browsers send no session. */
@Global()
@Module({
  controllers: [PreviewController],
  providers: [SealedPreviews, { provide: PreviewAddresses, useExisting: SealedPreviews }],
  exports: [PreviewAddresses],
})
export class PreviewsModule {}
