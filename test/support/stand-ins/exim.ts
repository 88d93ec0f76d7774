import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../app/server-process.ts';
import { CERTIFICATE, KEY } from './certificate.ts';

const PROGRAMS = ['/usr/sbin/exim4', '/usr/sbin/exim'];

/** Exim of this machine (Debian's package `exim4-daemon-light`); null where it is not installed. */
export const EXIM = PROGRAMS.find((file) => spawnSync(file, ['-bV']).status === 0) ?? null;

/**
 * A real mail server, whose answer depends on the receiver's address up to a hyphen: `slow` takes 25 seconds for the mail
 * itself, `grey` is refused at the first try (greylisting), `unknown` is no mailbox, `full` is over its size limit, `spam` is
 * refused for its content for good, `busy` until later. All others are accepted.
 */
export class Exim {
  private constructor(
    readonly port: number,
    private readonly folder: string,
    private readonly child: ChildProcess,
    private readonly ended: Promise<unknown>,
  ) {}

  static async start(): Promise<Exim> {
    const folder = mkdtempSync(join(tmpdir(), 'exim-'));
    const port = await freePort();
    for (const name of ['spool', 'log', 'mails']) mkdirSync(join(folder, name));
    // Exim leaves the rights of root behind for its own user.
    for (const name of ['', 'spool', 'log', 'mails']) chmodSync(join(folder, name), 0o777);
    writeFileSync(join(folder, 'certificate.pem'), CERTIFICATE);
    writeFileSync(join(folder, 'key.pem'), KEY);
    const config = join(folder, 'exim.conf');
    writeFileSync(config, configOf(folder, port), { mode: 0o644 });
    const child = spawn(EXIM!, ['-bdf', '-C', config, '-oP', join(folder, 'pid')], { stdio: 'ignore' });
    const ended = new Promise((resolve) => child.once('exit', resolve));
    const exim = new Exim(port, folder, child, ended);
    while (!(await exim.answers())) if (child.exitCode !== null) throw new Error(exim.log());
    return exim;
  }

  /** Returns how many mails it has accepted for addresses that begin so. */
  accepted(name: string): number {
    return readdirSync(join(this.folder, 'mails')).filter((file) => file.startsWith(`${name}.`)).length;
  }

  log(): string {
    const folder = join(this.folder, 'log');
    return readdirSync(folder)
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .join('');
  }

  async close(): Promise<void> {
    this.child.kill();
    await this.ended;
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }

  private answers(): Promise<boolean> {
    return new Promise((resolve) => {
      const socket = connect(this.port, '127.0.0.1');
      socket.once('data', () => {
        socket.end('QUIT\r\n');
        resolve(true);
      });
      socket.once('error', () => resolve(false));
    });
  }
}

const configOf = (folder: string, port: number): string => `
exim_user = ${userInfo().username === 'root' ? 'Debian-exim' : userInfo().username}
primary_hostname = mail.firm.test
local_interfaces = 127.0.0.1
daemon_smtp_ports = ${port}
spool_directory = ${folder}/spool
log_file_path = ${folder}/log/%slog
tls_advertise_hosts = *
tls_certificate = ${folder}/certificate.pem
tls_privatekey = ${folder}/key.pem
acl_smtp_rcpt = receiver
acl_smtp_data = content
queue_only
keep_environment =

begin acl
receiver:
  deny local_parts = unknown : unknown-*
    message = 550 5.1.1 no such mailbox
  defer local_parts = grey : grey-*
    condition = \${if exists{${folder}/log/seen}{no}{yes}}
    set acl_c_seen = \${run{/usr/bin/touch ${folder}/log/seen}}
    message = 450 4.2.0 greylisted, try again
  accept
    set acl_m_receiver = \${extract{1}{-}{$local_part}}

content:
  deny condition = \${if eq{$acl_m_receiver}{full}}
    message = 552 5.3.4 larger than this mailbox takes
  deny condition = \${if eq{$acl_m_receiver}{spam}}
    message = 554 5.7.1 content refused
  defer condition = \${if eq{$acl_m_receiver}{busy}}
    message = 451 4.7.1 too many mails
  accept condition = \${if eq{$acl_m_receiver}{slow}}
    delay = 25s
    set acl_m_kept = \${run{/usr/bin/touch ${folder}/mails/$acl_m_receiver.$message_exim_id}}
  accept
    set acl_m_kept = \${run{/usr/bin/touch ${folder}/mails/$acl_m_receiver.$message_exim_id}}
`;
