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

const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function isPicture(head: Buffer): boolean {
  const isWebp = head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP';
  return isWebp || [JPEG, PNG].some((mark) => head.subarray(0, mark.length).equals(mark));
}

/** Looks at the first bytes only: the content is decoded where the picture is made. */
const PICTURES: FileCheck = {
  ends: { head: 12, tail: 0 },
  checkEnds: (ends) => (isPicture(ends) ? null : 'file.not-picture'),
  check: () => Promise.resolve(null),
  tooLarge: 'file.picture-too-large',
  description: 'A JPEG, PNG or WebP of at most 5 MiB',
  contentType: 'image/jpeg, image/png, image/webp',
};

export const FILE_CHECKS = { pdf: PDF, picture: PICTURES };
export type CheckedKind = keyof typeof FILE_CHECKS;
