import { execFileSync } from 'node:child_process';
import { chmodSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './processes.ts';

/** A PostgreSQL server of a test, with counts of its own. */
export interface OwnPostgres {
  /** Returns the address of a database. */
  address: (name: string) => string;
  /** Makes an empty database and returns its address. */
  create: (name: string) => string;
  /** Runs SQL and returns what psql prints. */
  sql: (url: string, ...statements: string[]) => string;
  /** Starts it again after `halt`. */
  start: () => void;
  halt: () => void;
  /** Ends it and removes its files. */
  stop: () => void;
}

/** The programs of the newest server that is installed; undefined where there is none. */
const programs = globSync('/usr/lib/postgresql/*/bin/initdb')
  .sort((one, other) => versionOf(one) - versionOf(other))
  .map((path) => join(path, '..'))
  .at(-1);

export const hasPostgres = programs !== undefined;

function versionOf(path: string): number {
  return Number(/postgresql\/(\d+)/.exec(path)?.[1]);
}

/** PostgreSQL does not run as root; the user of the packages owns the folder then. */
function asOwner(program: string, args: string[]): string {
  const path = join(programs ?? '', program);
  // The server would keep a pipe open.
  const options = { encoding: 'utf8', stdio: 'pipe' } as const;
  if (process.getuid?.() !== 0) return execFileSync(path, args, options);
  return execFileSync('runuser', ['-u', 'postgres', '--', path, ...args], options);
}

/** Starts a server in a folder of its own. */
export async function startOwnPostgres(): Promise<OwnPostgres> {
  const folder = ownedFolder();
  const data = join(folder, 'data');
  asOwner('initdb', ['-D', data, '-U', 'owner', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8']);
  return serve(folder, data, '-c fsync=off');
}

/** Starts a replica of a server, by streaming replication. */
export async function startReplicaOf(primary: OwnPostgres): Promise<OwnPostgres> {
  const folder = ownedFolder();
  const data = join(folder, 'data');
  asOwner('pg_basebackup', ['-d', primary.address('postgres'), '-D', data, '-R', '-c', 'fast']);
  return serve(folder, data, '-c fsync=off -c hot_standby_feedback=on');
}

function ownedFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vanya-postgres-'));
  if (process.getuid?.() === 0) execFileSync('chown', ['postgres', folder]);
  else chmodSync(folder, 0o700);
  return folder;
}

async function serve(folder: string, data: string, options: string): Promise<OwnPostgres> {
  const port = await freePort();
  const settings = `${options} -c listen_addresses=127.0.0.1 -c port=${port} -k ${folder}`;
  const start = () =>
    asOwner('pg_ctl', ['-D', data, '-l', join(folder, 'log'), '-w', '-o', settings, 'start']);
  const halt = () => asOwner('pg_ctl', ['-D', data, '-m', 'immediate', 'stop']);
  start();
  const address = (name: string) => `postgres://owner:word@127.0.0.1:${port}/${name}`;
  const sql = (url: string, ...statements: string[]) =>
    execFileSync('psql', ['-X', '-q', '-A', '-t', '-v', 'ON_ERROR_STOP=1', url], {
      encoding: 'utf8',
      input: statements.map((one) => `${one};`).join('\n'),
    }).trim();
  return {
    address,
    create(name) {
      sql(address('postgres'), `CREATE DATABASE ${name}`);
      return address(name);
    },
    sql,
    start,
    halt,
    stop() {
      halt();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
