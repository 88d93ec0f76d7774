// Writes a .br and a .gz beside every compressible asset, so that no request has to compress it. HTML is left out,
// because the server inserts the site's address first.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export function compressAssets(dist) {
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  for (const name of readdirSync(dist, { recursive: true })) {
    if (!/\.(js|css|svg|json)$/.test(name) || name.startsWith('.vite')) continue;
    const file = path.join(dist, name);
    const bytes = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, options));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}
