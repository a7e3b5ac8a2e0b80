import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './processes.ts';
import { projectText } from './project-files.ts';

const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };

export const hasPgbouncer = spawnSync('pgbouncer', ['--version'], { env }).status === 0;

/** For it to start, and for a query that waits for a connection. */
const PATIENCE_MS = 60_000;

interface Wanted {
  /** Connections to the database at most. */
  servers: number;
  /** A free one unless given. */
  port?: number;
  /** How long a query waits for a connection, in seconds: a minute unless given. */
  waitSeconds?: number;
}

/** A PgBouncer of a test before a database. */
export interface OwnPgbouncer {
  /** The address of the database through it. */
  url: string;
  pid: number;
  stop: () => Promise<void>;
}

/** Starts PgBouncer with the settings of `deploy/pgbouncer`, but without passwords. */
export async function startOwnPgbouncer(
  database: string,
  { servers, port: given, waitSeconds = PATIENCE_MS / 1000 }: Wanted,
): Promise<OwnPgbouncer> {
  const folder = mkdtempSync(join(tmpdir(), 'vanya-pgbouncer-'));
  const port = given ?? (await freePort());
  const { hostname, port: at, pathname, username } = new URL(database);
  const name = pathname.slice(1);
  const found = `${name} = host=${hostname} port=${at || 5432} dbname=${name} user=${username}`;
  const settings = projectText('deploy/pgbouncer/pgbouncer.ini').replace(/^vanya = .*$/m, found);
  // The last line of a name is the one that holds.
  const own = [
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    `default_pool_size = ${servers}`,
    'reserve_pool_size = 0',
    `query_wait_timeout = ${waitSeconds}`,
  ];
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(file, [settings, ...own].join('\n'));
  chmodSync(folder, 0o755);
  // It does not run as root.
  const asOwner = process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--'] : [];
  const [program = '', ...args] = [...asOwner, 'pgbouncer', '-q', file];
  const child = spawn(program, args, { env, stdio: 'ignore' });
  const ended = once(child, 'close');
  await untilOpen(port);
  return {
    pid: child.pid ?? 0,
    url: `postgres://${username}@127.0.0.1:${port}/${name}`,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Waits until a port of this machine is open. @throws when it is not in a minute */
async function untilOpen(port: number): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end) {
    if (await isOpen(port)) return;
    await pause(20);
  }
  throw new Error('PgBouncer does not open its port');
}

function isOpen(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const socket = createConnection({ port, host: '127.0.0.1' });
  socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
  return promise.finally(() => socket.destroy());
}
