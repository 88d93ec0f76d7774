import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Title, meta and link elements that React rendered before the page's body. */
const HOISTED = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)+/;

const ENTRY = /<script type="module" crossorigin src="[^"]+"><\/script>/;

/**
 * Prerenders every public page of a language: `<route>/index.html`, 404.html, the templates of the public pages of jobs
 * and projects (job.html, job-not-open.html and so on), and the shells of the dashboards, spa.html and admin-spa.html: a frame in
 * which the client draws. `built` names the folders of its two Vite builds and the script of the shells.
 */
export async function prerenderPages({ language, client, server, shellScript }, target) {
  const read = (file) => readFileSync(path.join(client, file), 'utf8');
  const manifest = JSON.parse(read('.vite/manifest.json'));
  const { render, renderFrame, PAGES, FEEDS, LOADING, LANGUAGE } = await import(
    path.join(server, 'entry-server.js')
  );
  if (LANGUAGE !== language) throw new Error(`This is the build of ${LANGUAGE}, not of ${language}.`);

  const feeds = FEEDS.map(({ title, href }) => `title="${title}" href="${href}"`);
  const template = FEEDS.reduce(
    (html, { path: feed }, index) =>
      html.replace(new RegExp(`title="[^"]*" href="${feed}"`), () => feeds[index]),
    read('index.html').replace('<html lang="en">', `<html lang="${language}">`),
  );
  for (const mark of ['<!--head-->', '<!--app-->', `lang="${language}"`, ...feeds]) {
    if (!template.includes(mark)) throw new Error(`index.html lacks ${mark}`);
  }
  if (!ENTRY.test(template)) throw new Error('index.html has no entry script.');
  if (!existsSync(path.join(target, 'social.png')))
    throw new Error(`No preview of links in ${language}: run web/scripts/social-image.mjs.`);
  /** Without Vite's tags for the entry, because `pageOf` writes them per page. */
  const bare = template
    .replace(/<link rel="stylesheet"[^>]*>\s*/g, '')
    .replace(/<link rel="modulepreload"[^>]*>\s*/g, '')
    .replace(ENTRY, '<!--boot-->');

  /** The chunk of a module and its static imports, with their styles, in load order. */
  function partsOf(source) {
    const js = new Set();
    const css = new Set();
    const visit = (chunk) => {
      if (!chunk || js.has(chunk.file)) return;
      for (const name of chunk.imports ?? []) visit(manifest[name]);
      js.add(chunk.file);
      for (const file of chunk.css ?? []) css.add(file);
    };
    visit(manifest[source]);
    return { js: [...js], css: [...css] };
  }

  /** The two fonts of the first screen are preloaded, so that they do not wait for the styles. */
  const fonts = Object.values(manifest)
    .flatMap((chunk) => chunk.assets ?? [])
    .filter((file) => file.endsWith('.woff2'));
  const fontLinks = [...new Set(fonts)].map(
    (file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`,
  );

  const entry = partsOf('index.html');

  /** Styles are inlined, so that no request delays the first paint. */
  function styles(files) {
    const text = files.map((file) => read(file).trim()).join('\n');
    return `<style>${text.replaceAll('</style', '<\\/style')}</style>`;
  }

  function pageOf(html, source, rendered) {
    const page = partsOf(source);
    const hoisted = html.match(HOISTED)?.[0] ?? '';
    // The entry comes before the page's own chunks, so that the client starts in smaller tasks.
    const parts = [...new Set([...entry.js, ...page.js])].map((file) => `/${file}`);
    const boot = `<script async src="/boot.js" data-parts="${parts.join(' ')}"></script>`;
    const head = [...fontLinks, styles([...new Set([...entry.css, ...page.css])])].join('\n    ');
    return bare
      .replace('<!--head-->', () => `${hoisted}\n    ${head}`)
      .replace('<!--boot-->', boot)
      .replace(
        '<div id="root"><!--app-->',
        () => `<div id="root" data-prerendered="${rendered}">${html.slice(hoisted.length)}`,
      );
  }

  function write(file, text) {
    const place = path.join(target, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, text);
  }

  for (const { path: address, module, file } of PAGES) {
    const isTemplate = address.includes('__POSTING');
    const html = await render(address === '*' ? '/404' : address);
    const rendered = isTemplate ? 'posting' : address;
    write(file ?? path.join(address, 'index.html'), pageOf(html, module, rendered));
  }
  const shellHead = [
    `<title>${LOADING}</title>`,
    '<meta name="robots" content="noindex">',
    ...fontLinks,
    styles(entry.css),
    `<script src="${shellScript}"></script>`,
  ].join('\n    ');
  const shell = template
    .replace(/<link rel="stylesheet"[^>]*>\s*/g, '')
    .replace('<!--head-->', () => shellHead);
  write(
    'spa.html',
    shell.replace('<!--app-->', () => renderFrame('dashboard')),
  );
  write(
    'admin-spa.html',
    shell.replace('<!--app-->', () => renderFrame('administration')),
  );
  console.log(`${PAGES.length} pages written in ${language}`);
}
