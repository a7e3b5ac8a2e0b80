import { setTimeout as pause } from 'node:timers/promises';
import type { Cluster } from '../machines/open-cluster.ts';

/** Something that goes wrong, or is done to the shop while it sells. */
export interface Trouble {
  name: string;
  /** How long after its end an answer may still be a 503, in ms; undefined: none may be. */
  refusesForMs: number | undefined;
  cause: (cluster: Cluster) => Promise<void>;
}

export const DATABASE_RESTARTED = 'database restarted';
/** As in deploy/steps.sh: the edge asks one that was closed again after three seconds. */
export const SETTLE_MS = 4_000;
const FROZEN_MS = 8_000;
const AWAY_MS = 8_000;

/** What happens once on a sale day, in this order; beside it an API is killed every ten seconds. */
export const TROUBLES: Trouble[] = [
  {
    name: 'rolling release',
    refusesForMs: undefined,
    async cause({ workers, apis, storefronts }) {
      for (const one of [...workers, ...apis, ...storefronts]) {
        await one.restart('SIGTERM');
        await pause(SETTLE_MS);
      }
    },
  },
  {
    name: 'storefront frozen',
    // What waited in it is answered when it goes on.
    refusesForMs: 3_000,
    async cause({ storefronts: [one] }) {
      one?.freeze();
      await pause(FROZEN_MS);
      one?.thaw();
    },
  },
  {
    name: DATABASE_RESTARTED,
    refusesForMs: 5_000,
    async cause({ database: { primary } }) {
      await primary.halt();
      await primary.start();
    },
  },
  {
    name: 'replica away',
    refusesForMs: undefined,
    async cause({ database: { replica } }) {
      await replica.halt();
      await pause(AWAY_MS);
      await replica.start();
    },
  },
  {
    name: 'valkey away',
    refusesForMs: undefined,
    async cause({ valkey }) {
      await valkey.end('SIGKILL');
      await pause(AWAY_MS);
      await valkey.start();
    },
  },
];
