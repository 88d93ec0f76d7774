import sharp from 'sharp';
import {
  aPicture,
  aPngOf,
  type Format,
} from '../../../api/src/career-site/adapters/sharp/pictures.fixture.ts';
import { aPdf } from '../../../api/src/shared/http/upload/pdf.fixture.ts';
import { startApp, type TestApp } from '../../support/app/app.ts';
import { describeOnce } from '../../support/app/database.ts';
import { signIn, signInAdmin, type SignedIn } from '../../support/people/people.ts';
import { aMember, sendPortrait } from '../../support/people/team.ts';

const WHITE = { create: { width: 400, height: 400, channels: 3 as const, background: '#fff' } };

describeOnce('portraits', () => {
  let app: TestApp;
  let admin: SignedIn;
  let id: string;
  beforeAll(async () => {
    app = await startApp();
    admin = await signInAdmin(app);
    id = await aMember(admin);
  });
  afterAll(() => app.close());

  const stored = async (): Promise<string | null> => {
    const { body } = await admin.get('/api/admin/career-site');
    const { team } = body as { team: { _id: string; portrait: { _id: string } | null }[] };
    return team.find(({ _id }) => _id === id)?.portrait?._id ?? null;
  };
  const shown = (portrait: string | null, width: number | string = 352) =>
    app.request.get(`/public/api/v0/portraits/${portrait}/${width}.webp`);

  it.each<Format>(['jpeg', 'png', 'webp'])(
    'of %s become upright squares without metadata',
    async (format) => {
      // Lying on its side: the green half, which is above in the file, belongs to the right.
      const picture = await aPicture({ format, width: 800, height: 400, orientation: 6 });
      expect(picture.includes('Secret Camera')).toBe(true);
      expect((await sendPortrait(admin, id, picture)).status).toBe(200);
      const portrait = await stored();
      for (const width of [176, 352, 704]) {
        const { status, headers, body } = await shown(portrait, width).responseType('blob');
        expect([status, headers['content-type']]).toEqual([200, 'image/webp']);
        const made = sharp(body as Buffer);
        expect(await made.metadata()).toMatchObject({ format: 'webp', width, height: width });
        expect((body as Buffer).includes('Secret')).toBe(false);
        const { exif, xmp, iptc, icc, orientation } = await made.metadata();
        expect([exif, xmp, iptc, icc, orientation]).toEqual(Array(5).fill(undefined));
        const { data, info } = await made.raw().toBuffer({ resolveWithObject: true });
        const at = (x: number) => {
          const from = (Math.floor(width / 2) * width + x) * info.channels;
          return data[from + 1]! > data[from + 2]! ? 'green' : 'blue';
        };
        expect([at(2), at(width - 3)]).toEqual(['blue', 'green']);
      }
    },
  );

  it('come without what was appended to them', async () => {
    const appended = '<script>alert(1)</script>PK\x03\x04';
    const polyglot = Buffer.concat([await aPicture(), Buffer.from(appended, 'latin1')]);
    expect((await sendPortrait(admin, id, polyglot)).status).toBe(200);
    const { body } = await shown(await stored()).responseType('blob');
    expect((body as Buffer).includes('script')).toBe(false);
    expect((body as Buffer).includes('PK\x03\x04')).toBe(false);
  });

  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><script>alert(1)</script></svg>';
  const half = async (format: Format) => {
    const picture = await aPicture({ format });
    return picture.subarray(0, Math.floor(picture.length * 0.7));
  };
  it.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['an SVG', () => Buffer.from(svg), 'file.not-picture'],
    [
      'an SVG behind the first bytes of a PNG',
      () => Buffer.from(`\x89PNG\r\n\x1a\n${svg}`, 'latin1'),
      'file.picture-damaged',
    ],
    ['a GIF', () => sharp(WHITE).gif().toBuffer(), 'file.not-picture'],
    ['a TIFF', () => sharp(WHITE).tiff().toBuffer(), 'file.not-picture'],
    ['a PDF', () => aPdf(), 'file.not-picture'],
    ['a text', () => Buffer.from('hello'), 'file.not-picture'],
    ['an empty file', () => Buffer.alloc(0), 'file.not-picture'],
    ['a JPEG that is cut', () => half('jpeg'), 'file.picture-damaged'],
    ['a PNG that is cut', () => half('png'), 'file.picture-damaged'],
    ['a WebP that is cut', () => half('webp'), 'file.picture-damaged'],
    ['a PNG that declares 900 megapixels', () => aPngOf(30_000), 'file.picture-too-many-pixels'],
    ['a picture that is one line', () => aPicture({ width: 708, height: 176 }), 'file.picture-too-long'],
    ['a picture that is one column', () => aPicture({ width: 176, height: 708 }), 'file.picture-too-long'],
    ['a picture of 100 pixels', () => aPicture({ width: 100, height: 100 }), 'file.picture-too-small'],
  ])('are not made of %s, whatever its name, and the former one stays', async (_, content, code) => {
    const before = await stored();
    const { status, body } = await sendPortrait(admin, id, await content());
    expect([status, body.errors?.[0]]).toMatchObject([400, { field: 'portrait', code }]);
    expect(await stored()).toBe(before);
    await shown(before).expect(200);
  });

  it.each([
    [40, {}],
    [40, { hasAlpha: true }],
    [26, { depth: 16 }],
    [26, { isInterlaced: true }],
    [10, { depth: 16, hasAlpha: true, isInterlaced: true }],
  ] as const)('have %i megapixels at most where the file says %j', async (most, parts) => {
    const refusalOf = async (megapixels: number) => {
      const { body } = await sendPortrait(admin, id, aPngOf(Math.floor(1000 * Math.sqrt(megapixels)), parts));
      return body.errors?.[0];
    };
    expect(await refusalOf(most + 0.1)).toMatchObject({
      code: 'file.picture-too-many-pixels',
      values: { most: String(most) },
    });
    // Its few pixels are missing.
    expect(await refusalOf(most)).toMatchObject({ code: 'file.picture-damaged' });
  });

  it('are refused above 5 MB, and without a picture or a day of consent that has come', async () => {
    const large = Buffer.concat([await aPicture(), Buffer.alloc(5 * 1024 * 1024)]);
    expect(await sendPortrait(admin, id, large)).toMatchObject({
      status: 413,
      body: { code: 'file.picture-too-large' },
    });
    const picture = await aPicture();
    for (const [on, code] of [
      [null, 'field.not-date'],
      ['yesterday', 'field.not-date'],
      ['2099-01-01', 'portrait.consent-future'],
    ] as const)
      expect(await sendPortrait(admin, id, picture, { on })).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'consent_on', code }] },
      });
    expect(
      await admin.put(`/api/admin/career-site/team/${id}/portrait`, { consent_on: '2020-01-02' }),
    ).toMatchObject({ status: 400, body: { code: 'file.picture-required' } });
  });

  it('are stored by administrators only', async () => {
    const company = await signIn(app, 'B2B');
    expect((await sendPortrait(company, id, await aPicture())).status).toBe(401);
    await app.request.put(`/api/admin/career-site/team/${id}/portrait`).expect(401);
  });

  it('are asked for again at each use, and are gone when the consent is taken back', async () => {
    await sendPortrait(admin, id, await aPicture());
    const portrait = await stored();
    const { headers } = await shown(portrait).expect(200);
    expect(headers).toMatchObject({
      'cache-control': 'public, no-cache',
      'content-security-policy': 'sandbox',
      'x-content-type-options': 'nosniff',
    });
    const unchanged = () => shown(portrait).set('if-none-match', String(headers['etag']));
    await unchanged().expect(304);
    await admin.delete(`/api/admin/career-site/team/${id}/portrait`).expect(200);
    await unchanged().expect(404);
    await shown(portrait).expect(404);
    await admin.get(`/api/admin/career-site/team/${id}/portrait`).expect(404);
    await admin.delete(`/api/admin/career-site/team/${id}/portrait`).expect(404);
    const released = await app.connection.collection('files').countDocuments({ state: 'attached' });
    expect(released).toBe(0);
    const noted = await app.connection
      .collection('erasures')
      .findOne({ _id: `portrait:${portrait}` as never });
    expect(noted).not.toBeNull();
  });

  it('have another address after each upload, and none while the member is hidden', async () => {
    await sendPortrait(admin, id, await aPicture());
    const former = await stored();
    await sendPortrait(admin, id, await aPicture());
    const portrait = await stored();
    await shown(former).expect(404);
    await shown(portrait, 100).expect(404);
    await shown('x').expect(404);
    const fields = { name: 'Katrin Lehmann', role: { en: 'Head' } };
    await admin.put(`/api/admin/career-site/team/${id}`, { ...fields, shown: false }).expect(200);
    await shown(portrait).expect(404);
    await admin.get(`/api/admin/career-site/team/${id}/portrait`).expect(200);
    await admin.put(`/api/admin/career-site/team/${id}`, fields).expect(200);
    await shown(portrait).expect(200);
    await admin.delete(`/api/admin/career-site/team/${id}`).expect(200);
    await shown(portrait).expect(404);
  });
});
