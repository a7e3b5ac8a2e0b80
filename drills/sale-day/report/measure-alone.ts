import { setTimeout as pause } from 'node:timers/promises';
import { Day } from '../traffic/day.ts';
import { quantilesOf } from './figures.ts';
import type { ResourceWatch } from './resource-watch.ts';

const LASTS_MS = 30_000;

/** What one kind of work takes while nothing else is done and nothing goes wrong. */
export interface Alone {
  count: number;
  perSecond: number;
  /** In ms. */
  took: ReturnType<typeof quantilesOf>;
  /** Processor time for each, in ms by role. */
  processorMs: Record<string, number>;
}

interface Measuring {
  resources: ResourceWatch;
  /** How many do it at the same time. */
  people: number;
  /** Does it once; returns how long the shop took for it in ms, for each answer that counts. */
  work: () => Promise<number[]>;
}

/** Measures half a minute of one kind of work. */
export async function measureAlone({ resources, people, work }: Measuring): Promise<Alone> {
  const times: number[] = [];
  const before = resources.processorByRole();
  const day = new Day();
  for (let n = 0; n < people; n += 1) day.again(async () => times.push(...(await work())));
  await day.while(pause(LASTS_MS));
  await day.end();
  const seconds = (Date.now() - day.began) / 1000;
  const after = resources.processorByRole();
  const each = Object.entries(after).map(([role, s]) => {
    const ms = ((s - (before[role] ?? 0)) * 1000) / times.length;
    return [role, Math.round(ms * 100) / 100];
  });
  return {
    count: times.length,
    perSecond: Math.round((times.length / seconds) * 10) / 10,
    took: quantilesOf(times),
    processorMs: Object.fromEntries(each),
  };
}
