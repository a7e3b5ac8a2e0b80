import { setTimeout as pause } from 'node:timers/promises';
import { say } from '../../../scripts/bootstrap/problem.mjs';
import type { Cluster } from '../machines/open-cluster.ts';
import { SETTLE_MS, TROUBLES, type Trouble } from './troubles.ts';

/** A trouble as it happened. Times in ms since 1970. */
export interface Happening extends Pick<Trouble, 'name' | 'refusesForMs'> {
  from: number;
  /** Infinity while it lasts. */
  to: number;
}

const REST_MS = 10_000;
const KILL_EVERY_MS = 10_000;
/** The calls that the killed one had begun are answered by its storefronts, on a busy machine. */
const KILLED_REFUSES_MS = 2_000;

export const API_KILLED = 'API killed';
/** A machine that does other work is no fault of the shop. */
export const OTHER_WORK = 'other work of the machine';
const MUCH_OTHER_WORK = 0.3;
/** A call that came late is given up after ten seconds. */
const OTHER_WORK_WEIGHS_MS = 10_000;

/** What has happened on the day, and who makes it happen. */
export class Chronicle {
  readonly all: Happening[] = [];
  readonly #cluster: Cluster;
  #kills = 0;
  #otherWork: Happening | undefined;

  constructor(cluster: Cluster) {
    this.#cluster = cluster;
  }

  /** Causes each trouble once, with a rest after it. */
  async causeAll(): Promise<void> {
    for (const trouble of TROUBLES) {
      await this.#note(trouble, () => trouble.cause(this.#cluster));
      await pause(REST_MS);
    }
  }

  /** Kills the next API, which is started again; takes ten seconds or more. */
  async killAnApi(): Promise<void> {
    const { apis } = this.#cluster;
    const one = apis[this.#kills % apis.length];
    const rest = pause(KILL_EVERY_MS);
    const killed = { name: API_KILLED, refusesForMs: KILLED_REFUSES_MS };
    this.#kills += 1;
    await one?.restart('SIGKILL', (end) => this.#note(killed, end));
    // Where a start takes ten seconds, the next one is not killed before the edge asks this one again.
    await pause(SETTLE_MS);
    await rest;
  }

  /** Other programs of the machine take so much of it (0 to 1) that the shop may answer late. */
  noteOtherWork(share: number): void {
    if (share < MUCH_OTHER_WORK) return;
    const now = Date.now();
    const last = this.#otherWork;
    if (last && now - last.to < OTHER_WORK_WEIGHS_MS) last.to = now;
    else {
      const name = OTHER_WORK;
      this.#otherWork = { name, refusesForMs: OTHER_WORK_WEIGHS_MS, from: now, to: now };
      this.all.push(this.#otherWork);
    }
  }

  /** The troubles in which a 503 between two moments may have its cause. */
  excusesFor({ from, to }: { from: number; to: number }): Happening[] {
    return this.all.filter(
      (one) =>
        one.refusesForMs !== undefined && one.from <= to && from <= one.to + one.refusesForMs,
    );
  }

  async #note({ name, refusesForMs }: Omit<Trouble, 'cause'>, happens: () => Promise<unknown>) {
    const noted = { name, refusesForMs, from: Date.now(), to: Number.POSITIVE_INFINITY };
    this.all.push(noted);
    if (name !== API_KILLED) say(`${name} …`);
    await happens();
    noted.to = Date.now();
  }
}
