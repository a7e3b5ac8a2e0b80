import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { untilStatus } from '../../../__tests__/support/processes.ts';
import { nodeArguments } from '../../live-walk/shop/npm-command.ts';
import { type Environment, PORTS, SIZES } from '../settings.ts';
import { Program } from './program.ts';

const WORKER_READY = 'shop-api worker ready';
const command = process.execPath;
/** As the scripts of the shop start them. */
const ARENAS = { MALLOC_ARENA_MAX: '2' };

/** A worker has no port, and says that it works. */
function untilSaid(output: Readable): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  createInterface(output).on('line', (line) => line === WORKER_READY && resolve());
  return promise;
}

/** The shop APIs, none of them started. */
export const apisOf = (env: Environment): Program[] =>
  PORTS.apis.map((port, index) =>
    half(`api ${index + 1}`, { script: 'start:api', port, env: { ...env, API_PORT: `${port}` } }),
  );

/** The storefronts, none of them started. */
export const storefrontsOf = (env: Environment): Program[] =>
  PORTS.storefronts.map((port, index) =>
    half(`storefront ${index + 1}`, {
      script: 'start:web',
      port,
      env: { ...env, PORT: `${port}` },
    }),
  );

function half(
  name: string,
  { script, port, env }: { script: string; port: number; env: Environment },
) {
  const untilReady = () => untilStatus(`http://127.0.0.1:${port}/readyz`, 200);
  return new Program({
    name,
    command,
    args: nodeArguments(script),
    env: { ...env, ...ARENAS },
    untilReady,
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
