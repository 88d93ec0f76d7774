import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const ROOT = path.resolve(__dirname, '../../../..');
const mongoose = require.resolve('mongoose', { paths: [path.join(ROOT, 'api')] });
const DRIVER = path.join(
  path.dirname(require.resolve('mongodb/package.json', { paths: [mongoose] })),
  'lib/cmap',
);
const CONFIG = pathToFileURL(path.join(ROOT, 'api/rolldown.config.mjs')).href;

/** A program that sends a command on a connection whose socket has ended without notice. */
const PROGRAM = `
  const Module = require('node:module');
  const net = require('node:net');
  (async () => {
    const file = ${JSON.stringify(path.join(DRIVER, 'connection.js'))};
    const source = require('node:fs').readFileSync(file, 'utf8');
    const { endedSockets } = await import(${JSON.stringify(CONFIG)});
    const built = process.argv[1] === 'built' ? endedSockets().transform(source, file).code : source;
    const driver = new Module(file);
    Object.assign(driver, { filename: file, paths: Module._nodeModulePaths(file) });
    driver._compile(built, file);
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const socket = net.connect(server.address().port, '127.0.0.1', async () => {
        const options = { id: 1, hostAddress: { toString: () => 'store' } };
        const connection = new driver.exports.Connection(socket, options);
        socket.destroy();
        server.close();
        console.log(await connection.command({ db: 'admin', toString: () => 'admin.$cmd' }, { hello: 1 }).then(String, String));
      });
    });
  })();`;

const run = (which: string): string =>
  execFileSync(process.execPath, ['-e', PROGRAM, which], { encoding: 'utf8' }).trim();

describe('a command on a connection that has ended', () => {
  it('is refused by the driver as it is delivered', () => {
    expect(run('built')).toBe('MongoNetworkError: the connection has ended');
    const delivered = readFileSync(path.join(ROOT, 'api/dist/server.cjs'), 'utf8');
    expect(delivered.includes('the connection has ended')).toBe(true);
  });

  // When the driver reports it by itself, the replacement in `api/rolldown.config.mjs` can be removed.
  it('waits for ever in the driver itself', () => {
    expect(run('package')).toBe('');
  });
});
