import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@redis/client';
import { freePort } from './processes.ts';

export const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

/** A Redis of a test, which may be frozen and stopped. */
export interface OwnRedis {
  url: string;
  /** A connection of the test's own. */
  client: ReturnType<typeof clientOf>;
  /** Has it answer nothing, with its connections open. */
  freeze: () => void;
  thaw: () => void;
  /** Kills it. */
  halt: () => Promise<void>;
  /** Starts it again after `halt`, at the same address and empty. */
  start: () => Promise<void>;
  stop: () => Promise<void>;
}

const RECONNECT_MS = 20;

const clientOf = (url: string) =>
  createClient({ url, socket: { reconnectStrategy: RECONNECT_MS } });

/** Starts Redis in a folder of its own; it stores nothing on the disk. */
export async function startOwnRedis(): Promise<OwnRedis> {
  const folder = mkdtempSync(join(tmpdir(), 'vanya-redis-'));
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  const client = clientOf(url);
  client.on('error', () => undefined);
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder];
  const open = () => spawn('redis-server', args, { stdio: 'ignore' });
  let server = open();
  const halt = async () => {
    const ended = once(server, 'close');
    // A frozen one ends by no other signal.
    server.kill('SIGKILL');
    await ended;
  };
  await client.connect();
  return {
    url,
    client,
    freeze: () => void server.kill('SIGSTOP'),
    thaw: () => void server.kill('SIGCONT'),
    halt,
    async start() {
      server = open();
      await client.ping();
    },
    async stop() {
      client.destroy();
      await halt();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
