import { Injectable } from '@nestjs/common';
import { PREVIEWED_TYPE, PreviewAddresses } from '../../shared/http/preview-addresses.ts';
import type { StoredFile } from '../../shared/stored-file.ts';
import { Clock } from '../../shared/time/clock.ts';
import { SecretBox } from '../secrets/secret-box.port.ts';

/** Milliseconds: long enough for a slow viewer to start, too short for an address that was passed on. */
const VALID = 60_000;

/** A PDF of a preview: what is needed to send it. */
export type PreviewedFile = Pick<StoredFile, 'key' | 'filename' | 'contentType' | 'size'>;

/** The name stands in the address, where it can be changed: a token opens nothing under another one. */
const contextOf = (filename: string): string => `preview of ${PREVIEWED_TYPE} ${filename}`;

/** Addresses of previews, which hold a sealed token instead of a record in the store. */
@Injectable()
export class SealedPreviews extends PreviewAddresses {
  constructor(
    private readonly box: SecretBox,
    private readonly clock: Clock,
  ) {
    super();
  }

  of({ key, filename, size }: StoredFile): string {
    const until = this.clock.now().getTime() + VALID;
    const token = this.box.seal(JSON.stringify([key, size, until]), contextOf(filename));
    return `/preview/${token}/${encodeURIComponent(filename)}`;
  }

  /** Returns the file of an address; null for one that has expired or that nobody has made. */
  open(token: string, filename: string): PreviewedFile | null {
    try {
      const sealed = this.box.open(token, contextOf(filename));
      const [key, size, until] = JSON.parse(sealed) as [key: string, size: number, until: number];
      if (until <= this.clock.now().getTime()) return null;
      return { key, filename, contentType: PREVIEWED_TYPE, size };
    } catch {
      return null;
    }
  }
}
