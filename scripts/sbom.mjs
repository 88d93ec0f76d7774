// `npm run sbom -- [FILE]`: writes the CycloneDX document of every package in the lock file (default: sbom.cdx.json). The
// same lock file gives the same bytes, so that two builds can be compared.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { at, ROOT } from './lib/run.mjs';

/** Packages that the server's bundle contains are development dependencies: leaving those out would leave out the product. */
const NPM = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only'];

const [, , file = 'sbom.cdx.json'] = process.argv;
const { name } = JSON.parse(fs.readFileSync(at('package.json'), 'utf8'));
const sbom = JSON.parse(execFileSync('npm', NPM, { cwd: ROOT, maxBuffer: 1 << 26 }));

// Both differ at each run, and CycloneDX requires neither.
delete sbom.serialNumber;
delete sbom.metadata.timestamp;
// npm takes the name of the folder.
sbom.metadata.component.name = name;
fs.writeFileSync(file, `${JSON.stringify(sbom, null, 2)}\n`);
console.log(`${file}: ${sbom.components.length} components`);
