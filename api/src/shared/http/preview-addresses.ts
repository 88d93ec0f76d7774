import type { IncomingHttpHeaders } from 'node:http';
import Negotiator from 'negotiator';
import type { StoredFile } from '../stored-file.ts';

/** The type of an answer that is addresses (RFC 2483): a caller who asks for it gets the address of a preview. */
export const ADDRESS_TYPE = 'text/uri-list';
/** The one type that is ever shown instead of saved. */
export const PREVIEWED_TYPE = 'application/pdf';

/** Makes addresses at which the browser's own viewer loads a stored file, without the session of who asked for it. */
export abstract class PreviewAddresses {
  /** Returns the path for this PDF, which is valid for a minute. */
  abstract of(file: StoredFile): string;
}

/** Returns true when the caller wants the address of a preview, not the file itself. */
export function wantsAddress(headers: IncomingHttpHeaders, { contentType }: StoredFile): boolean {
  if (contentType !== PREVIEWED_TYPE) return false;
  return new Negotiator({ headers }).mediaType([PREVIEWED_TYPE, ADDRESS_TYPE]) === ADDRESS_TYPE;
}
