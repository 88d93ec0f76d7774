// Prerenders every public page: dist/<route>/index.html, 404.html, job.html and job-not-open.html (the templates of public
// job pages) and spa.html (the empty shell of the dashboards). Runs after both Vite builds.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compressAssets } from './compress.mjs';

const WEB = path.resolve(import.meta.dirname, '..');
const DIST = path.join(WEB, 'dist');
const read = (file) => readFileSync(path.join(DIST, file), 'utf8');

const template = read('index.html');
for (const mark of ['<!--head-->', '<!--app-->']) {
  if (!template.includes(mark)) throw new Error(`dist/index.html lacks ${mark}: run the client build first`);
}
const manifest = JSON.parse(read('.vite/manifest.json'));
const { render, PAGES } = await import(path.join(WEB, '.ssr/entry-server.js'));

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

/** Title, meta and link elements that React rendered before the page's body. */
const HOISTED = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)+/;

/** Styles are inlined, so that no request delays the first paint. */
function styles(files) {
  const text = files.map((file) => read(file).trim()).join('\n');
  return `<style>${text.replaceAll('</style', '<\\/style')}</style>`;
}

const ENTRY = /<script type="module" crossorigin src="[^"]+"><\/script>/;
if (!ENTRY.test(template)) throw new Error('index.html has no entry script.');

/** Without Vite's tags for the entry, because `pageOf` writes them per page. */
const bare = template
  .replace(/<link rel="stylesheet"[^>]*>\s*/g, '')
  .replace(/<link rel="modulepreload"[^>]*>\s*/g, '')
  .replace(ENTRY, '<!--boot-->');

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
  const target = path.join(DIST, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}

for (const { path: address, module, file } of PAGES) {
  const isTemplate = address.includes('__');
  const html = await render(address === '*' ? '/404' : address);
  const rendered = isTemplate ? 'job' : address;
  write(file ?? path.join(address, 'index.html'), pageOf(html, module, rendered));
}
write(
  'spa.html',
  template
    .replace('<!--head-->', `<title>Loading...</title>\n    <meta name="robots" content="noindex">`)
    .replace('<!--app-->', ''),
);
compressAssets(DIST);
rmSync(path.join(WEB, '.ssr'), { recursive: true });
console.log(`${PAGES.length} pages written to ${path.relative(process.cwd(), DIST)}`);
