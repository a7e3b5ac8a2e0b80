import { setTimeout as pause } from 'node:timers/promises';
import { Problem, say } from '../bootstrap/problem.mjs';
import type { Child } from './child.ts';

/** A child that has just been started. */
export interface Starting {
  child: Child;
  /** Settles when the child works; rejects with a `Problem` when it ended before. */
  isUp: Promise<void>;
}

/** When a child is started again. */
export interface RestartRules {
  /** The pause before the first new start; each further one is twice as long. */
  firstPauseMs: number;
  longestPauseMs: number;
  /** A child that has worked for so long counts as healthy: the pauses begin again. */
  healthyAfterMs: number;
  /** Starts in a row that may fail before it works. */
  maxFailedStarts: number;
}

export const RESTART_RULES: RestartRules = {
  firstPauseMs: 500,
  longestPauseMs: 30_000,
  healthyAfterMs: 60_000,
  maxFailedStarts: 5,
};

interface Supervised {
  name: string;
  start: () => Starting;
  current: Starting;
  /** Whether the script is closing its children: then none is started again. */
  isStopping: () => boolean;
  rules: RestartRules;
}

/**
 * Starts a child again whenever it ends, with growing pauses, until the script stops its children.
 * @throws {Problem} when the child cannot be started several times in a row
 */
export async function supervise({ name, start, current, isStopping, rules }: Supervised) {
  let running = current;
  let failedStarts = 0;
  let pauseMs = rules.firstPauseMs;
  for (;;) {
    const since = Date.now();
    await running.child.ended;
    if (isStopping()) return;
    if (Date.now() - since > rules.healthyAfterMs) pauseMs = rules.firstPauseMs;
    if (failedStarts === rules.maxFailedStarts) throw givenUp(name, running.child);
    say(`${name} ended unexpectedly; it starts again in ${pauseMs / 1000} s.`);
    await pause(pauseMs);
    if (isStopping()) return;
    pauseMs = Math.min(2 * pauseMs, rules.longestPauseMs);
    running = start();
    failedStarts = (await isUp(running)) ? 0 : failedStarts + 1;
  }
}

async function isUp({ isUp: up }: Starting): Promise<boolean> {
  try {
    await up;
    return true;
  } catch {
    return false;
  }
}

function givenUp(name: string, child: Child): Problem {
  return new Problem(
    `${name} cannot be started again; closing the rest.`,
    child.tail().slice(-5).join('\n'),
  );
}
