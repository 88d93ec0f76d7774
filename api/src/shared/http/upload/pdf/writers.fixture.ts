import { deflateSync } from 'node:zlib';

/** An object's text, or the dictionary and data of a stream. */
export type Body = string | { dictionary: string; data: string };

/** What a document has besides one page of text. Its own objects have the numbers from 10 on. */
export interface Parts {
  catalog?: string;
  page?: string;
  trailer?: string;
  objects?: Record<number, Body>;
}

type Bodies = Map<number, Body>;

const CONTENT = 'BT /F1 12 Tf 72 720 Td (Curriculum vitae) Tj ET';

function bodiesOf({ catalog = '', page = '', objects = {} }: Parts): Bodies {
  const resources = page.includes('/Resources') ? '' : '/Resources << /Font << /F1 5 0 R >> >>';
  return new Map<number, Body>([
    [1, `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`],
    [2, '<< /Type /Pages /Kids [3 0 R] /Count 1 >>'],
    [3, `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R ${resources} ${page} >>`],
    [4, { dictionary: '', data: CONTENT }],
    [5, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'],
    ...Object.entries(objects).map(([number, body]): [number, Body] => [Number(number), body]),
  ]);
}

/** Writes objects one after the other, and remembers where. */
class Output {
  text = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n';
  readonly offsets = new Map<number, number>();

  constructor(private readonly change: (text: string) => string = String) {}

  add(number: number, body: Body): void {
    this.offsets.set(number, this.text.length);
    const content =
      typeof body === 'string'
        ? this.change(body)
        : `${this.change(`<< ${body.dictionary} /Length ${body.data.length} >>`)}\nstream\n${body.data}\nendstream`;
    this.text += `${number} 0 obj\n${content}\nendobj\n`;
  }

  /** A table of these objects, or of all, with its trailer; returns where it begins. */
  table(trailer: string, numbers = [...this.offsets.keys()]): number {
    const at = this.text.length;
    const row = (number: number): string =>
      `${number} 1\n${String(this.offsets.get(number) ?? 0).padStart(10, '0')} 00000 n \n`;
    this.text += `xref\n0 1\n0000000000 65535 f \n${numbers.map(row).join('')}trailer\n${this.change(`<< /Size 100 /Root 1 0 R ${trailer} >>`)}\n`;
    return at;
  }

  end(at: number): void {
    this.text += `startxref\n${at}\n%%EOF\n`;
  }
}

function classic(parts: Parts, change?: (text: string) => string): string {
  const output = new Output(change);
  for (const [number, body] of bodiesOf(parts)) output.add(number, body);
  output.end(output.table(parts.trailer ?? ''));
  return output.text;
}

/** As PDF 1.5 on: objects that are no streams are packed, and the table is a stream with a predictor. */
function packed(parts: Parts): string {
  const output = new Output();
  const inStream: [number, string][] = [];
  for (const [number, body] of bodiesOf(parts))
    if (typeof body === 'string') inStream.push([number, body]);
    else output.add(number, body);
  let objects = '';
  const header = inStream.map(([number, body]) => {
    const entry = `${number} ${objects.length} `;
    objects += `${body}\n`;
    return entry;
  });
  const first = header.join('').length;
  const data = deflateSync(Buffer.from(header.join('') + objects, 'latin1')).toString('latin1');
  output.add(90, {
    dictionary: `/Type /ObjStm /N ${inStream.length} /First ${first} /Filter /FlateDecode`,
    data,
  });
  const at = output.text.length;
  output.offsets.set(91, at);
  const rows = Array.from({ length: 92 }, (_, number) => {
    const index = inStream.findIndex(([each]) => each === number);
    const offset = output.offsets.get(number);
    const [type, second, third] =
      index >= 0 ? [2, 90, index] : offset === undefined ? [0, 0, 0] : [1, offset, 0];
    const row = Buffer.alloc(7);
    row[0] = type;
    row.writeUInt32BE(second, 1);
    row.writeUInt16BE(third, 5);
    return row;
  });
  // Each row as the difference to the one above.
  const predicted = rows.map((row, index) =>
    Buffer.from([2, ...row.map((byte, column) => (byte - (rows[index - 1]?.[column] ?? 0)) & 255)]),
  );
  output.add(91, {
    dictionary: `/Type /XRef /Size 92 /W [1 4 2] /Root 1 0 R ${parts.trailer ?? ''} /Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns 7 >>`,
    data: deflateSync(Buffer.concat(predicted)).toString('latin1'),
  });
  output.end(at);
  return output.text;
}

/** A plain document that was changed later: what matters stands behind its first end. */
function updated(parts: Parts): string {
  const output = new Output();
  for (const [number, body] of bodiesOf({})) output.add(number, body);
  const before = output.table('');
  output.end(before);
  const changed = bodiesOf(parts);
  for (const number of [2, 4, 5]) changed.delete(number);
  for (const [number, body] of changed) output.add(number, body);
  output.end(output.table(`/Prev ${before} ${parts.trailer ?? ''}`, [...changed.keys()]));
  return output.text;
}

/** As prepared for the web: the table of the first page stands in front, the other one at the end. */
function linearised(parts: Parts): string {
  const write = (atRest: number, offsets?: Map<number, number>): [Output, number] => {
    const output = new Output();
    output.add(80, '<< /Linearized 1 /L 99999 /H [0 0] /O 3 /E 99999 /N 1 /T 99999 >>');
    const firstPage = [1, 3, 4, 5];
    const own = new Map(output.offsets);
    for (const [number, at] of offsets ?? []) output.offsets.set(number, at);
    const at = output.table(`/Prev ${String(atRest).padStart(10, '0')} ${parts.trailer ?? ''}`, firstPage);
    output.offsets.clear();
    for (const [number, each] of own) output.offsets.set(number, each);
    output.text += 'startxref\n0\n%%EOF\n';
    for (const [number, body] of bodiesOf(parts)) output.add(number, body);
    const rest = output.table(
      parts.trailer ?? '',
      [...output.offsets.keys()].filter((number) => !firstPage.includes(number)),
    );
    output.end(at);
    return [output, rest];
  };
  const [draft, rest] = write(0);
  return write(rest, draft.offsets)[0].text;
}

/** Writes every other letter of a name as its number, as the format allows. */
const escapedNames = (text: string): string =>
  text.replace(/(?<=[\s<[]|^)\/[A-Za-z]\w+/g, (name) =>
    name.replace(/(?<=^\/\w*)[A-Za-z]/g, (letter, at: number) =>
      at % 2 ? `#${letter.charCodeAt(0).toString(16)}` : letter,
    ),
  );

/** Leaves out every blank that is not needed. */
const dense = (text: string): string => text.replace(/ (?=[/[<(>\]])|(?<=[>\]]) /g, '');

const binary = (write: (parts: Parts) => string) => (parts: Parts) => Buffer.from(write(parts), 'latin1');

/** The ways in which programs write the same document. */
export const WRITERS = {
  'a classic table': binary((parts) => classic(parts)),
  'objects and table packed': binary(packed),
  'a later change': binary(updated),
  'two tables for the web': binary(linearised),
  'escaped names': binary((parts) => classic(parts, escapedNames)),
  'no blanks': binary((parts) => classic(parts, dense)),
  'lines that end as in Windows': binary((parts) => classic(parts, (text) => text.replaceAll(' /', '\r\n/'))),
};
