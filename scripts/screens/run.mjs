// `npm run screens -- BROWSER [name ...]`: takes pictures of thirty screens of the built product with demo data, on a phone
// and on a desk, in `chromium`, `firefox` or `webkit`, into .cache/screens. Names limit the run to those screens.
// It says which pages scroll sideways or show no heading; the rest is for people to see (docs/browsers.md).
import fs from 'node:fs';
import path from 'node:path';
import { at } from '../lib/run.mjs';
import { build, install } from '../lib/prepare.mjs';

await install();
await build();
const { callsTo, demoPerson, startDemo } = await import('../lib/demo.mjs');
const { BROWSERS } = await import('./browsers.mjs');
const { screensWith } = await import('./list.mjs');

const [wanted, ...names] = process.argv.slice(2);
if (!Object.hasOwn(BROWSERS, wanted ?? '')) {
  console.error(`npm run screens -- ${Object.keys(BROWSERS).join(' | ')} [name ...]`);
  process.exit(1);
}

/** In CSS pixels: so high that most screens are seen whole. */
const SIZES = [
  [390, 1400],
  [1440, 1400],
];
const FOLDER = at('.cache', 'screens', wanted);

const { site, stop } = await startDemo();

const call = callsTo(site);

/** Returns what a sign-in as a demo person stores in the browser. */
async function sessionOf(name) {
  const route = name === 'admin' ? '/public/api/v0/admin/login' : '/public/api/v0/login';
  const { token, admin, user } = await call(route, { body: demoPerson(name) });
  return admin
    ? { adminToken: token, adminData: JSON.stringify(admin) }
    : { token, user: JSON.stringify(user) };
}

/** Finds the demo entries that screens are about. */
async function demoIds() {
  const { adminToken: token } = await sessionOf('admin');
  const { user } = await sessionOf('b2b');
  const list = (route) => call(`/api/admin/${route}`, { token });
  const [[job], projects, applications, [person]] = await Promise.all([
    list('jobs?state=open&limit=1'),
    list('projects?state=open&limit=50'),
    list('applications?status=pending&kind=job&sort=waiting&limit=50'),
    list('people?role=Freelancer&limit=1'),
  ]);
  const own = projects.find(({ b2bId }) => b2bId === JSON.parse(user)._id);
  // With a document, which one of the screens shows.
  const application = applications.find(({ files }) => Object.values(files).some(Boolean)) ?? applications[0];
  return {
    ...{ job: job._id, project: projects[0]._id, ownProject: (own ?? projects[0])._id },
    ...{ application: application._id, person: person._id },
  };
}

/** Resolves when the client runs and nothing is loading or moving any more, after five seconds at most. */
async function settle(tab) {
  const isSettled = `document.documentElement.dataset.ready !== undefined
    && !document.body.innerText.includes('Loading...')
    && document.fonts.status === 'loaded'
    && document.getAnimations().every(({ playState }) => playState !== 'running')`;
  for (const end = Date.now() + 5_000; Date.now() < end;) {
    await new Promise((resolve) => setTimeout(resolve, 150));
    if (await tab.run(isSettled)) return;
  }
}

/** Opens a screen, takes its picture and returns what is wrong with it. */
async function look(tab, { name, at: address, as, press }, [width, height]) {
  await tab.open(`${site}/robots.txt`);
  const session = as ? await sessionOf(as) : {};
  const stored = { cookiesAccepted: 'necessary', 'language-offer-dismissed': 'true', ...session };
  await tab.run(`(localStorage.clear(), Object.assign(localStorage, ${JSON.stringify(stored)}), 0)`);
  await tab.resize(width, height);
  await tab.open(site + address);
  await settle(tab);
  if (press) {
    await tab.press(press);
    await settle(tab);
  }
  // The viewer of a file is the browser's own and tells nobody when it has drawn.
  if (await tab.run("document.querySelector('iframe') !== null"))
    await new Promise((resolve) => setTimeout(resolve, 5_000));
  fs.writeFileSync(path.join(FOLDER, `${name}-${width}.png`), await tab.picture());
  const [heading, beyond] = await tab.run(
    '[document.querySelector("h1")?.innerText ?? "", document.documentElement.scrollWidth - innerWidth]',
  );
  return [...(heading ? [] : ['no heading']), ...(beyond > 0 ? [`scrolls sideways by ${beyond} px`] : [])];
}

let tab;
try {
  tab = await BROWSERS[wanted]();
  console.log(`${wanted} ${tab.version}`);
  fs.mkdirSync(FOLDER, { recursive: true });
  const screens = screensWith(await demoIds()).filter(
    ({ name }) => names.length === 0 || names.includes(name),
  );
  for (const screen of screens)
    for (const size of SIZES) {
      const wrong = await look(tab, screen, size).catch((error) => [error.message.split('\n')[0]]);
      console.log(`${screen.name}, ${size[0]} px: ${wrong.join(', ') || 'taken'}`);
    }
  console.log(`\nThe pictures are in ${path.relative(at('.'), FOLDER)}.`);
} finally {
  await tab?.close();
  await stop();
}
