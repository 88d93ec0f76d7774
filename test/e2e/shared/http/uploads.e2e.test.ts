import { LIMITS } from '@consulting/contracts';
import { request as httpRequest } from 'node:http';
import { aPdf } from '../../../../api/src/shared/http/upload/pdf.fixture.ts';
import { startApp, type TestApp } from '../../../support/app/app.ts';
import { PROBE } from '../../../support/stand-ins/probe.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ modules: PROBE });
});
afterAll(() => app.close());

const upload = () => app.request.post('/public/probe/upload');

/** Sends a form as raw bytes, for requests that no well-behaved client sends. */
function raw(
  body: string | Buffer,
  type = 'multipart/form-data; boundary=XX',
): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      `${app.url}/public/probe/upload`,
      { method: 'POST', headers: { 'content-type': type } },
      (response) => {
        let text = '';
        response
          .on('data', (data) => (text += String(data)))
          .on('end', () => resolve({ status: response.statusCode ?? 0, body: text }));
      },
    );
    request.on('error', reject).end(body);
  });
}

const part = (head: string, value: string): string =>
  `--XX\r\nContent-Disposition: form-data; ${head}\r\n\r\n${value}\r\n`;
const title = part('name="title"', 'x');

describe('a form with PDFs', () => {
  it('is read: texts, files and their names in UTF-8', async () => {
    const { body } = await upload()
      .field('title', ' Übersicht ')
      .field('tags', 'a,b')
      .field('qualification', JSON.stringify([{ university: 'TU', year: '2019', course: 'CS' }]))
      .attach('cv', aPdf(), 'Lebenslauf Müller.pdf')
      .attach('certificate', aPdf(), 'c.pdf')
      .expect(201);
    expect(body).toMatchObject({
      title: 'Übersicht',
      tags: ['a', 'b'],
      qualification: [{ university: 'TU', year: '2019', course: 'CS' }],
      files: [
        ['cv', 'Lebenslauf Müller.pdf', aPdf().length],
        ['certificate', 'c.pdf', aPdf().length],
      ],
    });
  });

  it('may come without a file, with an empty file field, or as JSON', async () => {
    await upload().field('title', 'x').field('cv', '').expect(201);
    await upload().send({ title: 'x' }).expect(201);
    const empty = part('name="cv"; filename=""', '');
    expect((await raw(`${title}${empty}--XX--\r\n`)).status).toBe(201);
  });

  it('takes exactly 5 MiB and no byte more', async () => {
    await upload()
      .field('title', 'x')
      .attach('cv', aPdf({ size: LIMITS.fileBytes }), 'cv.pdf')
      .expect(201);
    const { body } = await upload()
      .field('title', 'x')
      .attach('cv', aPdf({ size: LIMITS.fileBytes + 1 }), 'cv.pdf')
      .expect(413);
    expect(body.message).toMatch(/5\sMB/);
  });

  it('holds up nobody else, whatever is in it', async () => {
    const hostile = aPdf({ page: '(1 1 obj%)'.repeat(400_000) });
    let isDone = false;
    const taken = upload()
      .field('title', 'x')
      .attach('cv', hostile, 'cv.pdf')
      .then(({ status }) => {
        isDone = true;
        return status;
      });
    let answered = 0;
    while (!isDone) {
      await app.request.get('/public/api/v0/ping').expect(200);
      answered += 1;
    }
    expect(await taken).toBe(201);
    expect(answered).toBeGreaterThan(20);
  });

  it('names the field of a refused file', async () => {
    const { body } = await upload()
      .field('title', 'x')
      .attach('cv', Buffer.from('hello'), 'cv.pdf')
      .expect(400);
    expect(body.errors).toEqual([{ field: 'cv', code: 'file.not-pdf', message: body.message }]);
  });
});

describe('a form is refused with 400', () => {
  const pdf = aPdf().toString('latin1');
  const file = (name: string): string =>
    part(`name="${name}"; filename="a.pdf"\r\nContent-Type: application/pdf`, pdf);
  it.each<[string, string]>([
    ['a file in a field that takes none', `${title}${file('photo')}--XX--\r\n`],
    ['two files in one field', `${title}${file('cv')}${file('cv')}--XX--\r\n`],
    ['a text twice', `${title}${title}--XX--\r\n`],
    ['a list by repetition', `${title}${part('name="tags"', 'a')}${part('name="tags"', 'b')}--XX--\r\n`],
    ['__proto__', `${title}${part('name="__proto__"', 'x')}--XX--\r\n`],
    ['__proto__ twice', `${part('name="__proto__"', 'x')}${part('name="__proto__"', 'y')}--XX--\r\n`],
    ['constructor', `${title}${part('name="constructor"', 'x')}--XX--\r\n`],
    ['a path into an object', `${title}${part('name="title[$gt]"', 'x')}--XX--\r\n`],
    ['a $ key', `${title}${part('name="$where"', 'x')}--XX--\r\n`],
    ['an unknown field', `${title}${part('name="admin"', 'true')}--XX--\r\n`],
    ['no name', `${title}${part('filename="x"', 'x')}--XX--\r\n`],
    [
      'too many parts',
      `${title}${Array.from({ length: 100 }, (_, n) => part(`name="f${n}"`, 'x')).join('')}--XX--\r\n`,
    ],
    ['a huge text', `${part('name="title"', 'x'.repeat(400_000))}--XX--\r\n`],
    ['a long field name', `${title}${part(`name="${'n'.repeat(500)}"`, 'x')}--XX--\r\n`],
    ['no end', `${title}${file('cv')}`],
    ['nothing', ''],
    ['another boundary', title.replaceAll('XX', 'YY')],
    ['a broken header', `--XX\r\nContent-Disposition\r\n\r\nx\r\n--XX--\r\n`],
    [
      'a file that is HTML',
      `${title}${part('name="cv"; filename="cv.pdf"', '<script>alert(1)</script>')}--XX--\r\n`,
    ],
  ])('%s', async (_, body) => {
    const answer = await raw(body);
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.body)).toMatchObject({
      statusCode: 400,
      message: expect.any(String),
      requestId: expect.any(String),
    });
  });

  it('no boundary', async () => {
    expect((await raw(`${title}--XX--\r\n`, 'multipart/form-data')).status).toBe(400);
  });
});
