import type { PDF_MESSAGES } from './messages/pdf-messages.ts';

/** Bytes at the beginning of a file that `pdfRefusal` needs. */
export const PDF_HEAD = 1024;

/** What may stand before the mark: a byte order mark and blanks change nothing, everything else is another format. */
const PDF = /^(?:\u00ef\u00bb\u00bf)?[\t\n\f\r ]*%PDF-\d/;
/** Word, Pages, Writer and others: a ZIP, an OLE file or RTF. */
const DOCUMENTS = ['PK\u0003\u0004', '\u00d0\u00cf\u0011\u00e0', '{\\rtf'];
/** JPEG, PNG, GIF, WebP, TIFF; HEIC and AVIF, as telephones take them. */
const PICTURE =
  /^(?:\u00ff\u00d8\u00ff|\u0089PNG|GIF8|RIFF[^]{4}WEBP|II\*\0|MM\0\*|[^]{4}ftyp(?:hei|hev|mif|msf|avi))/;

/** Why the beginning of a file is not the one of a PDF, or null if it is. Client and server judge by it. */
export function pdfRefusal(head: Uint8Array): keyof typeof PDF_MESSAGES | null {
  if (head.length === 0) return 'file.empty';
  const text = String.fromCharCode(...head.subarray(0, PDF_HEAD));
  if (PDF.test(text)) return null;
  if (DOCUMENTS.some((mark) => text.startsWith(mark))) return 'file.is-document';
  return PICTURE.test(text) ? 'file.is-picture' : 'file.not-pdf';
}
