import { Readable } from 'node:stream';
import { deflateSync } from 'node:zlib';
import { aPdf } from '../../../shared/http/upload/pdf.fixture.ts';
import { WorkerCvReader } from './worker-cv-reader.ts';

/** A page with these lines. */
const page = (...lines: string[]) =>
  `BT /F1 12 Tf 14 TL 72 720 Td ${lines.map((line) => `(${line}) Tj T*`).join(' ')} ET`;

/** The body of a stream object that unpacks into this content. */
function packedStream(content: Buffer): string {
  const data = deflateSync(content, { level: 9 }).toString('latin1');
  return `<< /Length ${data.length} /Filter /FlateDecode >>\nstream\n${data}\nendstream`;
}

/** A document whose objects are exactly these, the catalog first. */
function document(...objects: string[]): Buffer {
  const body = ['%PDF-1.7', ...objects.map((object, i) => `${i + 1} 0 obj\n${object}\nendobj`)].join('\n');
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n0\n%%EOF\n`;
  return Buffer.from(`${body}\n${trailer}`, 'latin1');
}

/** Gives up sooner, which spares five seconds of a processor for each file that takes too long. */
class HastyCvReader extends WorkerCvReader {
  protected override readonly deadline = 1_500;
}

const cvs = new WorkerCvReader();
const readerOf = (of: WorkerCvReader) => ({
  read: (content: Buffer, account = 'ann') =>
    of.read(account, () => Promise.resolve(Readable.from([content]))),
});
const reader = readerOf(cvs);
const hasty = readerOf(new HastyCvReader());
const skillsOf = async (content: Buffer) => (await reader.read(content)).found;

describe('reading a CV', () => {
  it('finds the skills that it names, each with the first line in which it stands', async () => {
    const content = aPdf({
      page: page('Curriculum vitae', 'ABAP and Fiori since 2015', 'Go, R, Java', 'ABAP again'),
    });
    expect(await skillsOf(content)).toEqual([
      { id: 'abap', line: 'ABAP and Fiori since 2015' },
      { id: 'fiori', line: 'ABAP and Fiori since 2015' },
      { id: 'go', line: 'Go, R, Java' },
      { id: 'r', line: 'Go, R, Java' },
      { id: 'java', line: 'Go, R, Java' },
    ]);
  });

  it('shows of two columns the line of the one in which the skill stands', async () => {
    // As many programs write them: row by row.
    const row = (y: number, left: string, right: string) =>
      `BT /F1 12 Tf 1 0 0 1 72 ${y} Tm (${left}) Tj 1 0 0 1 320 ${y} Tm (${right}) Tj ET`;
    const content = aPdf({
      page: [
        row(720, 'Born in Berlin', 'Kotlin since 2019'),
        row(700, 'ABAP at a utility', 'Speaks three languages'),
        // The words of one line, each placed by itself.
        'BT /F1 12 Tf 1 0 0 1 72 680 Tm (Java) Tj 1 0 0 1 103 680 Tm (and) Tj 1 0 0 1 128 680 Tm (more) Tj ET',
      ].join(' '),
    });
    expect(await skillsOf(content)).toEqual([
      { id: 'kotlin', line: 'Kotlin since 2019' },
      { id: 'abap', line: 'ABAP at a utility' },
      { id: 'java', line: 'Java and more' },
    ]);
  });

  it('tells a scan from a CV without known skills', async () => {
    const scan = aPdf({ page: 'q 500 0 0 700 0 0 cm Q' });
    expect(await reader.read(scan)).toEqual({ pages: 1, readPages: 1, hasText: false, found: [] });
    expect(await reader.read(aPdf())).toEqual({ pages: 1, readPages: 1, hasText: true, found: [] });
  });

  it('reads the first thirty pages', async () => {
    const pages = Array.from({ length: 40 }, (_, i) => i);
    const content = document(
      '<< /Type /Catalog /Pages 2 0 R >>',
      `<< /Type /Pages /Count 40 /Kids [${pages.map((i) => `${4 + 2 * i} 0 R`).join(' ')}] >>`,
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
      ...pages.flatMap((i) => {
        const text = page(i === 29 ? 'Java' : i === 30 ? 'Kotlin' : 'Nothing');
        return [
          `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${5 + 2 * i} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
          `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
        ];
      }),
    );
    const read = await reader.read(content);
    expect(read).toMatchObject({ pages: 40, readPages: 30, hasText: true });
    expect(read.found.map(({ id }) => id)).toEqual(['java']);
  });

  it('shows long lines in parts, in which the skill stands', async () => {
    const line = `${'word '.repeat(100)} Kotlin ${'word '.repeat(100)}`;
    const [found] = await skillsOf(aPdf({ page: `BT /F1 1 Tf 9 720 Td (${line}) Tj ET` }));
    expect(found?.line).toContain('Kotlin');
    expect(found?.line.length).toBeLessThanOrEqual(200);
  });
});

describe('a hostile CV', () => {
  const PAGE = '/Type /Page /MediaBox [0 0 595 842] /Resources << /Font << /F1 5 0 R >> >>';
  const FONT = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';
  /** A document of one page whose packed content is a repeated text. */
  const packed = (part: string, megabytes: number) =>
    document(
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      `<< ${PAGE} /Parent 2 0 R /Contents 4 0 R >>`,
      packedStream(Buffer.alloc(megabytes * 1024 * 1024, part)),
      FONT,
    );
  const FILES: Record<string, [content: () => Buffer, code: string]> = {
    'unpacks into 150 MB of blanks': [() => packed(' ', 150), 'cv.takes-too-much'],
    'has a page of some million texts': [
      () => packed('BT /F1 9 Tf 9 9 Td (Java) Tj ET ', 50),
      'cv.takes-too-much',
    ],
    'is protected': [
      () => aPdf({ trailer: '/Encrypt << /Filter /Standard /V 1 /R 2 /O (x) /U (y) /P 1 >> /ID [(a) (b)]' }),
      'cv.unreadable',
    ],
    'is damaged': [() => Buffer.from('%PDF-1.7 nothing'), 'cv.unreadable'],
  };

  it.each(Object.keys(FILES))('that %s is refused within the limits', async (name) => {
    const [content, code] = FILES[name]!;
    const file = content();
    const began = performance.now();
    await expect(hasty.read(file)).rejects.toMatchObject({ kind: 'unreadable', code });
    expect(performance.now() - began).toBeLessThan(5_000);
  });

  it('whose lists and trees of pages have no end has no text', async () => {
    const tree = document(
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R 3 0 R] /Count 1000000000 >>',
      '<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 1000000000 >>',
    );
    for (const content of [tree, packed('[', 50)])
      expect(await reader.read(content)).toMatchObject({ hasText: false, found: [] });
  });

  it('delays nobody else while it is read, and the next one is read as ever', async () => {
    let longest = 0;
    let last = performance.now();
    const timer = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }, 5);
    const content = packed('BT /F1 9 Tf 9 9 Td (Java) Tj ET ', 50);
    last = performance.now();
    // With the time that is delivered, which this test holds.
    const hostile = reader.read(content).catch(() => undefined);
    const next = reader.read(aPdf({ page: page('Kotlin') }), 'bob');
    const began = performance.now();
    await hostile;
    expect(performance.now() - began).toBeLessThan(8_000);
    clearInterval(timer);
    expect(longest).toBeLessThan(500);
    expect((await next).found).toEqual([{ id: 'kotlin', line: 'Kotlin' }]);
  });

  it('sent twenty times by one account delays another by one of them; all but two are refused at once', async () => {
    const order: unknown[] = [];
    const read = (account: string) =>
      reader.read(aPdf(), account).then(
        () => order.push(account),
        (error: unknown) => order.push(error),
      );
    await Promise.all([...Array(20).fill('ann'), 'bob'].map(read));
    const refused = order.slice(0, 18);
    expect(refused).toHaveLength(18);
    for (const each of refused)
      expect(each).toMatchObject({ kind: 'too-many', code: 'request.waiting', details: { retryAfter: 10 } });
    expect(order.slice(18)).toEqual(['ann', 'bob', 'ann']);
  });

  it('is opened only when it is its turn', async () => {
    const opened: string[] = [];
    const read = (account: string) =>
      cvs.read(account, () => {
        opened.push(account);
        return Promise.resolve(Readable.from([aPdf()]));
      });
    const all = Promise.allSettled(['ann', 'ann', 'ann', 'bob'].map(read));
    await new Promise((turn) => setImmediate(turn));
    expect(opened).toEqual(['ann']);
    expect((await all).map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    expect(opened).toEqual(['ann', 'bob', 'ann']);
  });
});
