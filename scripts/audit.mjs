// `npm run audit`: known vulnerabilities of the packages in the lock file. It fails from `high` upwards. Where the registry
// answers no audits (a mirror, or no network), it says so and does not fail: whether a change may land does not depend on it.
import { spawnSync } from 'node:child_process';
import { ROOT } from './lib/run.mjs';

const FAILING = ['high', 'critical'];

const { stdout } = spawnSync('npm', ['audit', '--json', '--package-lock-only'], {
  cwd: ROOT,
  encoding: 'utf8',
  maxBuffer: 1 << 26,
});

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

const { vulnerabilities, message } = parsed(stdout);
if (!vulnerabilities) {
  console.log(`No audit: ${message ?? 'the registry did not answer'}`);
} else {
  const found = Object.values(vulnerabilities);
  for (const { name, severity, range, via } of found) {
    const titles = via.filter((each) => typeof each === 'object').map(({ title, url }) => `${title} ${url}`);
    console.log(`${severity}: ${name} ${range}${titles.map((title) => `\n  ${title}`).join('')}`);
  }
  console.log(`${found.length} packages with known vulnerabilities`);
  if (found.some(({ severity }) => FAILING.includes(severity))) process.exitCode = 1;
}
