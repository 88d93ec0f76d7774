import type { PlainCode } from '@consulting/contracts';
import { checkEnds, PDF_ENDS } from './pdf-check.ts';
import { checkPdfApart } from './pdf-checks.ts';

/** How the files of a form are checked; each check returns the code of the refusal, or null. */
export interface FileCheck {
  /** Bytes that `checkEnds` needs. */
  ends: { head: number; tail: number };
  /** Before the file is read into memory. */
  checkEnds(ends: Buffer): PlainCode | null;
  check(content: Buffer): Promise<PlainCode | null>;
  /** The code for a file of more than 5 MiB. */
  tooLarge: PlainCode;
  /** What the OpenAPI document says of the file, and its types. */
  description: string;
  contentType: string;
}

const PDF: FileCheck = {
  ends: PDF_ENDS,
  checkEnds,
  check: checkPdfApart,
  tooLarge: 'file.too-large',
  description: 'A PDF of at most 5 MiB',
  contentType: 'application/pdf',
};

/** The first bytes of JPEG, PNG and WebP, one character for each. */
const PICTURE = /^(\xff\xd8\xff|\x89PNG\r\n\x1a\n|RIFF[^]{4}WEBP)/;

/** Looks at the first bytes only: the content is decoded where the picture is made. */
const PICTURES: FileCheck = {
  ends: { head: 12, tail: 0 },
  checkEnds: (ends) => (PICTURE.test(ends.toString('latin1', 0, 12)) ? null : 'file.not-picture'),
  check: () => Promise.resolve(null),
  tooLarge: 'file.picture-too-large',
  description: 'A JPEG, PNG or WebP of at most 5 MiB',
  contentType: 'image/jpeg, image/png, image/webp',
};

export const FILE_CHECKS = { pdf: PDF, picture: PICTURES };
export type CheckedKind = keyof typeof FILE_CHECKS;
