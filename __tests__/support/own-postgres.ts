import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
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
  /** Starts it again after `halt`, and waits until it answers. */
  start: () => Promise<void>;
  /** Ends it as a loss of power does. */
  halt: () => Promise<void>;
  /** The id of its main process; undefined while it is halted. */
  pid: () => number | undefined;
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
function ownerCommand(program: string, args: string[]): [string, string[]] {
  const path = join(programs ?? '', program);
  if (process.getuid?.() !== 0) return [path, args];
  return ['runuser', ['-u', 'postgres', '--', path, ...args]];
}

function asOwner(program: string, args: string[]): string {
  // The server would keep a pipe open.
  return execFileSync(...ownerCommand(program, args), { encoding: 'utf8', stdio: 'pipe' });
}

/** The same, while this process goes on. @throws when the program fails */
async function besides(program: string, args: string[]): Promise<void> {
  const [code] = await once(spawn(...ownerCommand(program, args), { stdio: 'ignore' }), 'exit');
  if (code !== 0) throw new Error(`${program} ended with ${code}`);
}

/** Starts a server in a folder of its own, at a free port unless one is given. */
export async function startOwnPostgres(port?: number): Promise<OwnPostgres> {
  const folder = ownedFolder();
  const data = join(folder, 'data');
  asOwner('initdb', ['-D', data, '-U', 'owner', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8']);
  return serve({ folder, data, options: '-c fsync=off', port });
}

/** Starts a replica of a server, by streaming replication. */
export async function startReplicaOf(primary: OwnPostgres, port?: number): Promise<OwnPostgres> {
  const folder = ownedFolder();
  const data = join(folder, 'data');
  asOwner('pg_basebackup', ['-d', primary.address('postgres'), '-D', data, '-R', '-c', 'fast']);
  return serve({ folder, data, options: '-c fsync=off -c hot_standby_feedback=on', port });
}

function ownedFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vanya-postgres-'));
  if (process.getuid?.() === 0) execFileSync('chown', ['postgres', folder]);
  else chmodSync(folder, 0o700);
  return folder;
}

interface Served {
  folder: string;
  data: string;
  options: string;
  port: number | undefined;
}

async function serve({ folder, data, options, port: given }: Served): Promise<OwnPostgres> {
  const port = given ?? (await freePort());
  const settings = `${options} -c listen_addresses=127.0.0.1 -c port=${port} -k ${folder}`;
  const starting = ['-D', data, '-l', join(folder, 'log'), '-w', '-o', settings, 'start'];
  const halting = ['-D', data, '-m', 'immediate', 'stop'];
  const start = () => besides('pg_ctl', starting);
  await start();
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
    halt: () => besides('pg_ctl', halting),
    pid() {
      const file = join(data, 'postmaster.pid');
      return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : undefined;
    },
    stop() {
      asOwner('pg_ctl', halting);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
