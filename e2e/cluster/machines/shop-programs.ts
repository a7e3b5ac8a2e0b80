import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { untilStatus } from '../../../__tests__/support/processes.ts';
import { nodeArguments } from '../../live/shop/npm-command.ts';
import type { Environment } from '../settings.ts';
import { PORTS, SIZES } from '../settings.ts';
import { Program } from './program.ts';

const WORKER_READY = 'shop-api worker ready';
const command = process.execPath;
/** As the scripts of the shop start them. */
const ARENAS = { MALLOC_ARENA_MAX: '2' };

function untilReadyAt(port: number): () => Promise<void> {
  return () => untilStatus(`http://127.0.0.1:${port}/readyz`, 200);
}

/** A worker has no port, and says that it works. */
function untilSaid(output: Readable): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  createInterface(output).on('line', (line) => line === WORKER_READY && resolve());
  return promise;
}

/** The shop APIs, none of them started. */
export function apisOf(env: Environment): Program[] {
  return PORTS.apis.map((port, index) => {
    const own = { ...env, ...ARENAS, API_PORT: String(port) };
    const name = `api ${index + 1}`;
    const args = nodeArguments('start:api');
    return new Program({ name, command, args, env: own, untilReady: untilReadyAt(port) });
  });
}

/** The storefronts, none of them started. */
export function storefrontsOf(env: Environment): Program[] {
  return PORTS.storefronts.map((port, index) => {
    const own = { ...env, ...ARENAS, PORT: String(port) };
    const name = `storefront ${index + 1}`;
    const args = nodeArguments('start:web');
    return new Program({ name, command, args, env: own, untilReady: untilReadyAt(port) });
  });
}

/** The workers, none of them started. */
export function workersOf(env: Environment): Program[] {
  return Array.from({ length: SIZES.workers }, (_, index) => {
    const args = nodeArguments('start:worker');
    const name = `worker ${index + 1}`;
    return new Program({ name, command, args, env: { ...env, ...ARENAS }, untilReady: untilSaid });
  });
}
