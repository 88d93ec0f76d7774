import type { TestApp } from '../app/app.ts';

/** Returns the text of all files of the sitemap, in their order. */
export async function wholeSitemap({ request }: TestApp): Promise<string> {
  const index = (await request.get('/sitemap.xml').expect(200)).text;
  const files = [...index.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => new URL(url).pathname);
  const texts = await Promise.all(files.map(async (path) => (await request.get(path).expect(200)).text));
  return texts.join('');
}
