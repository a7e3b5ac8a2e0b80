import { spawnSync } from 'node:child_process';
import { createConnection } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { PORTS } from '../settings.ts';
import { Program } from './program.ts';

const NAMES = ['valkey-server', 'redis-server'];

/** The Valkey that storefronts share, not started; Redis is the same to them. @throws without either */
export function valkeyOf(): { program: Program; variables: { VALKEY_URL: string } } {
  const command = NAMES.find((name) => spawnSync(name, ['--version']).status === 0);
  if (!command) throw new Error('Install valkey-server or redis-server.');
  const args = ['--port', String(PORTS.valkey), '--bind', '127.0.0.1', '--save', ''];
  const env = { PATH: process.env.PATH ?? '' };
  const program = new Program({ name: 'valkey', command, args, env, untilReady: untilOpen });
  return { program, variables: { VALKEY_URL: `redis://127.0.0.1:${PORTS.valkey}` } };
}

async function untilOpen(): Promise<void> {
  while (!(await isOpen())) await pause(20);
}

function isOpen(): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const socket = createConnection({ port: PORTS.valkey, host: '127.0.0.1' });
  socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
  return promise.finally(() => socket.destroy());
}
