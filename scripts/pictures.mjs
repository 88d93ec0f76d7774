// Takes the pictures of README.md and docs/desk.md from a running demo. Run it by hand after changing one of the screens:
// `npm start` in one window, `node scripts/pictures.mjs [address] [name ...]` in another (needs CHROMIUM). Names limit the
// run to those pictures.
import path from 'node:path';
import sharp from 'sharp';
import { callsTo, demoPerson } from './lib/demo.mjs';
import { inChromium } from '../web/scripts/chromium.mjs';

// The times in the pictures are those of the firm.
process.env.TZ = 'Europe/Berlin';
const [site = 'http://localhost:3000', ...names] = process.argv.slice(2);
const FOLDER = path.join(import.meta.dirname, '../docs/images');
const call = callsTo(site);
const { token, admin } = await call('/public/api/v0/admin/login', { body: demoPerson('admin') });
const company = await call('/public/api/v0/login', { body: demoPerson('b2b') });
const list = (route) => call(`/api/admin/${route}`, { token });

const [application] = await list('applications?status=pending&kind=job&sort=waiting&limit=1');
const [person] = await list('people?role=Freelancer&limit=1');
const project = (await list('projects?state=open&limit=50')).find(({ b2bId }) => b2bId);

/** Fills what the picture of the form needs, without sending it. */
const fillProfile = async (tab) => {
  for (const branch of await tab.getByLabel(/^Branch/).all()) await branch.fill('Automotive supplier');
  await tab.getByLabel(/^Languages/).fill('German (C2), English (C1)');
  await tab
    .getByLabel(/^Text/)
    .fill('Led three roll-outs from blueprint to go-live, and trained the key users.');
};

const offerTimes = async (tab) => {
  await tab.getByRole('button', { name: 'Offer times' }).first().click();
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  await tab.getByLabel('Day 1').fill(day);
  await tab.getByLabel('Time 1').fill('10:00');
  await tab.getByLabel('Web address of the meeting').fill('https://meet.muster.example/interview');
};

const openProfile = (tab) =>
  tab
    .getByRole('button', { name: /^Open the profile/ })
    .first()
    .click();

const [shown] = (await list('proposals?state=shown')).filter(
  ({ project: { company: name } }) => name === company.user.company_name,
);

const jobs = await list('jobs?state=open&limit=50');
const paid = jobs.find(({ language, salary_from: salary }) => language === 'en' && salary);
const sitemap = await (await fetch(`${site}/sitemap-jobs-1.xml`)).text();
const addresses = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address]) => new URL(address).pathname);

/** What visitors see. */
const PUBLIC = [
  {
    name: 'job-page',
    path: addresses.find((address) => address.endsWith(paid._id)),
    height: 660,
    // Scrolling moves the bar of the page: at the end of that movement its two texts are on top of each other.
    animations: 'allow',
  },
];
/** What the company and the desk see. */
const SIGNED_IN = [
  { name: 'desk-list', tab: `applications/applicationid=${application._id}` },
  { name: 'desk-board', tab: 'applications/board' },
  { name: 'desk-appointment', tab: `applications/applicationid=${application._id}`, then: offerTimes },
  {
    name: 'desk-propose',
    tab: `proposals/userid=${person._id}/create/projectid=${project._id}`,
    then: fillProfile,
    height: 1120,
  },
  { name: 'desk-proposals', tab: 'proposals' },
  {
    name: 'company-proposals',
    path: `/dashboard/projects?tab=projects&projectId=${shown.project._id}`,
    then: openProfile,
    of: '#proposals',
    height: 1600,
  },
];

async function take(tab, { name, tab: place, path: other, then, of, height = 800, animations = 'disabled' }) {
  if (names.length > 0 && !names.includes(name)) return;
  await tab.setViewportSize({ width: 1280, height });
  await tab.goto(site + (other ?? `/admin-dashboard?tab=${place}`), { waitUntil: 'networkidle' });
  await then?.(tab);
  await tab.waitForLoadState('networkidle');
  const pictured = of ? tab.locator(of) : tab;
  const picture = sharp(await pictured.screenshot({ animations }));
  // A palette takes a third of the bytes, and a screen has few colours.
  await picture.png({ palette: true, colours: 48, effort: 10 }).toFile(path.join(FOLDER, `${name}.png`));
}

/** Puts values into the storage of every page that the tab opens from now on. */
const store = (tab, values) =>
  tab.addInitScript({ content: `Object.assign(localStorage, ${JSON.stringify(values)})` });

await inChromium({ width: 1280, height: 800 }, async (tab) => {
  await tab.emulateMedia({ colorScheme: 'light' });
  await store(tab, { cookiesAccepted: 'necessary' });
  for (const picture of PUBLIC) await take(tab, picture);
  await store(tab, {
    ...{ adminToken: token, adminData: JSON.stringify(admin) },
    ...{ token: company.token, user: JSON.stringify(company.user) },
  });
  for (const picture of SIGNED_IN) await take(tab, picture);
});
