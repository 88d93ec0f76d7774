// `npm run lighthouse`: runs Lighthouse (mobile) on every public page of the production build with demo data and
// prints a table; --write also puts it into docs/speed.md. Pages given as arguments limit the run to those;
// `/career/posting` and `/projects/posting` stand for the pages of an open job and an open project.
import fs from 'node:fs';
import { at } from '../lib/run.mjs';
import { build, install } from '../lib/prepare.mjs';

await install();
await build();
const { chromiumPath } = await import('../test/browser.mjs');
const { startDemo } = await import('../lib/demo.mjs');
const { tableOf, writeTable } = await import('../lib/speed-document.mjs');
await install(import.meta.dirname);
const { default: lighthouse } = await import('lighthouse');
const { launch } = await import('chrome-launcher');

/** Pages marked noindex: their SEO score means nothing. */
const NO_INDEX = [
  ...['/sign_in', '/verify-email', '/forgot-password', '/reset-password'],
  ...['/confirm-application', '/confirm-email', '/undo-email-change'],
  ...['/availability/unknown', '/unsubscribe/unknown', '/pool/unknown'],
];
/** Placeholders for the pages of open postings, whose addresses are known only once the server runs: where they stand. */
const POSTINGS = { '/career/posting': 'sitemap-jobs-1.xml', '/projects/posting': 'sitemap-projects-1.xml' };
const PAGES = [
  ['/', '/about', '/career', '/b2b', '/services', '/sap-services', '/freelancer', '/contact'],
  ['/sap-managed-services', '/sap-hana-training', '/microsoft-dynamics-365', '/enterprise-resource-planning'],
  ['/cloud-computing', '/training', '/it-consulting', '/website-development'],
  ['/privacy_policy', '/terms_and_consition', '/impressum', '/accessibility'],
  [...Object.keys(POSTINGS), ...NO_INDEX],
].flat();
const RUNS = 3;

const args = process.argv.slice(2);
const pages = args.filter((arg) => arg.startsWith('/'));
const { site, stop } = await startDemo();
const chrome = await launch({
  chromePath: await chromiumPath(),
  chromeFlags: [
    '--headless=new',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});

/** The address of a page; a posting's is read from the sitemap. */
async function addressOf(page) {
  if (!(page in POSTINGS)) return site + page;
  const sitemap = await (await fetch(`${site}/${POSTINGS[page]}`)).text();
  const [posting] = /(?<=<loc>)[^<]+/.exec(sitemap) ?? [];
  if (!posting) throw new Error(`${POSTINGS[page]} names no page`);
  return posting;
}

const median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)];

async function measure(page) {
  const results = [];
  const address = await addressOf(page);
  for (let run = 0; run < RUNS; run++) {
    const { lhr } = await lighthouse(address, { port: chrome.port, logLevel: 'error' });
    results.push(lhr);
  }
  const score = (category) => Math.round(median(results.map((lhr) => lhr.categories[category].score)) * 100);
  const figure = (audit) => median(results.map((lhr) => lhr.audits[audit].numericValue));
  const requests = results[0].audits['network-requests'].details.items;
  const bytes = (items) => items.reduce((sum, item) => sum + (item.transferSize ?? 0), 0) / 1000;
  return {
    page,
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    SEO: NO_INDEX.includes(page) ? 'noindex' : score('seo'),
    'LCP s': (figure('largest-contentful-paint') / 1000).toFixed(2),
    CLS: figure('cumulative-layout-shift').toFixed(3),
    'JS kB': Math.round(bytes(requests.filter((item) => item.resourceType === 'Script'))),
    'all kB': Math.round(bytes(requests)),
    failed: Object.values(results[0].audits)
      .filter((a) => a.score === 0 && a.scoreDisplayMode === 'binary')
      .map((a) => a.id),
  };
}

const rows = [];
try {
  for (const page of pages.length > 0 ? pages : PAGES) {
    const { failed, ...row } = await measure(page);
    rows.push(row);
    console.log(Object.values(row).join('  '), failed.length > 0 ? failed.join(', ') : '');
  }
} finally {
  await chrome.kill();
  await stop();
}

const table = tableOf(rows);
console.log(`\n${table}`);
if (args.includes('--write')) {
  const { version } = JSON.parse(
    fs.readFileSync(at('scripts/lighthouse/node_modules/lighthouse/package.json'), 'utf8'),
  );
  const note = `Lighthouse ${version}, mobile, median of ${RUNS} runs, production build on the real API with demo data (\`npm run lighthouse -- --write\`).`;
  await writeTable('lighthouse', note, table);
}
