import { API_RELEASES } from '../../../api/src/feeds/domain/api-releases/api-release.ts';
import { startApp, type TestApp } from '../../support/app/app.ts';

const [newest] = API_RELEASES;

describe('changes of the API', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());

  it('are a page of all releases, which loads nothing and runs nothing', async () => {
    const { text, headers } = await app.request.get('/docs/changes').expect(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toMatch(/default-src 'none'.*style-src 'sha256-/);
    for (const { at } of API_RELEASES) expect(text).toContain(`<h2 id="${at}">`);
    const { name, summary } = newest!.operations[0]!;
    expect(text).toContain(`<code>${name}</code><br>${summary}`);
    expect(text).toContain('href="/docs/changes.atom"');
  });

  it('are a feed with an entry for each', async () => {
    const { text, headers } = await app.request.get('/docs/changes.atom').expect(200);
    expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    const ids = [...text.matchAll(/<id>urn:api-release:(.+)<\/id>/g)].map(([, at]) => at);
    expect(ids).toEqual(API_RELEASES.map(({ at }) => at));
    expect(text).toContain(`/docs/changes#${newest!.at}"/>`);
    expect(text).toContain(`New events&lt;br&gt;${newest!.events[0]}`);
  });
});

it('are not served where the documentation is not', async () => {
  const app = await startApp({ settings: { apiDocs: false } });
  for (const path of ['/docs/changes', '/docs/changes.atom', '/docs'])
    expect((await app.request.get(path)).status).toBe(404);
  await app.close();
});
