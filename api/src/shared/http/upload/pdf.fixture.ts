import { deflateSync } from 'node:zlib';

interface PdfParts {
  /** Further objects, complete: `7 0 obj … endobj`. */
  objects?: string[];
  /** Entries of the catalog. */
  catalog?: string;
  /** Entries of the trailer. */
  trailer?: string;
  /** Content stream of the page. */
  page?: string;
  /** Bytes of the whole file, which a comment fills up. */
  size?: number;
}

/** A small, complete PDF. */
export function aPdf({ objects = [], catalog = '', trailer = '', page, size }: PdfParts = {}): Buffer {
  const content = page ?? 'BT /F1 12 Tf 72 720 Td (Curriculum vitae) Tj ET';
  const parts = [
    `1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${catalog} >>\nendobj`,
    '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj',
    '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>\nendobj',
    `4 0 obj\n<< /Length ${content.length} >>\nstream\n${content}\nendstream\nendobj`,
    '5 0 obj\n<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>\nendobj',
    ...objects,
  ];
  let body = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n';
  const offsets = parts.map((part) => {
    const offset = body.length;
    body += `${part}\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const end = (at: number): string =>
    `xref\n0 ${parts.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${parts.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${at}\n%%EOF\n`;
  if (size !== undefined) {
    let missing = size - body.length - end(body.length).length;
    // The offset behind `startxref` grows with the comment.
    missing = size - body.length - end(body.length + missing).length;
    body += `%${'x'.repeat(missing - 2)}\n`;
  }
  return Buffer.from(body + end(body.length), 'latin1');
}

/** A compressed text, attached as object 6. */
export function inflating(content: string): string {
  const data = deflateSync(Buffer.from(content)).toString('latin1');
  return `6 0 obj\n<< /Type /EmbeddedFile /Filter /FlateDecode /Length ${data.length} >>\nstream\n${data}\nendstream\nendobj`;
}

/** A compressed object stream holding `objects`, as object `number`. */
export function objectStream(number: number, objects: string): string {
  const data = deflateSync(Buffer.from(`10 0 ${objects}`, 'latin1')).toString('latin1');
  return `${number} 0 obj\n<< /Type /ObjStm /N 1 /First 5 /Filter /FlateDecode /Length ${data.length} >>\nstream\n${data}\nendstream\nendobj`;
}

/** An attachment called `name` with its content, as two objects. */
export function attachment(name: string, content: string, type?: string): string[] {
  const subtype = type ? `/Subtype /${type.replace('/', '#2F')}` : '';
  return [
    `6 0 obj\n<< /Type /EmbeddedFile ${subtype} /Length ${content.length} >>\nstream\n${content}\nendstream\nendobj`,
    `7 0 obj\n<< /Type /Filespec /F (${name}) /UF (${name}) /EF << /F 6 0 R >> >>\nendobj`,
  ];
}
