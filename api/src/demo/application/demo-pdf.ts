/** The characters in our texts whose WinAnsi code differs from Unicode. */
const WIN_ANSI: Record<string, number> = { '€': 0x80, '–': 0x96, '•': 0x95, '’': 0x92 };

function winAnsi(text: string): string {
  return [...text]
    .map((character) => {
      const code = WIN_ANSI[character] ?? character.codePointAt(0) ?? 0x3f;
      return code > 0xff ? '?' : String.fromCharCode(code);
    })
    .join('')
    .replace(/[\\()]/g, '\\$&');
}

/**
 * Returns a one-page PDF 1.4 with a heading and lines of text, in Helvetica. Complete and small (about 1 KB), with a
 * correct cross-reference table and trailer, so that every viewer and the upload check accept it. Characters outside
 * Windows-1252 become `?`.
 */
export function onePagePdf(heading: string, lines: readonly string[]): Buffer {
  const text = [
    'BT',
    '/F2 20 Tf 56 780 Td 18 TL',
    `(${winAnsi(heading)}) Tj T*`,
    '/F1 11 Tf T*',
    ...lines.map((line) => `(${winAnsi(line)}) Tj T*`),
    'ET',
  ].join('\n');
  const font = (name: string): string =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
  ];
  let body = '%PDF-1.4\n';
  const offsets: number[] = [];
  objects.forEach((object, index) => {
    offsets.push(body.length);
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(`${body}xref\n0 ${size}\n0000000000 65535 f \n${table}${trailer}`, 'latin1');
}
