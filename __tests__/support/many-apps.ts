import { IDEMPOTENCY_HEADER } from '../../contract/kit/headers.ts';
import { type Answer, type Sent, TestApp } from './test-app.ts';
import type { TestDatabase } from './test-database.ts';

const PROCESSES = 4;
const BUSY = 503;

/**
 * The shop API as several processes, each with ten connections on PostgreSQL. Calls are distributed
 * in turn.
 */
export class ManyApps {
  readonly #apps: TestApp[];
  #next = 0;

  private constructor(apps: TestApp[]) {
    this.#apps = apps;
  }

  static async on(database: TestDatabase): Promise<ManyApps> {
    const opened = await Promise.all(Array.from({ length: PROCESSES }, () => database.another()));
    return new ManyApps(opened.map((db) => new TestApp(() => db)));
  }

  /** Sends a call; a busy shop is called again with the same key, as browsers do. */
  async call(call: string, sent: Sent = {}): Promise<Answer> {
    const headers = { [IDEMPOTENCY_HEADER]: crypto.randomUUID(), ...sent.headers };
    this.#next += 1;
    const app = this.#apps[this.#next % PROCESSES] as TestApp;
    const answer = await app.call(call, { ...sent, headers });
    return answer.status === BUSY ? this.call(call, { ...sent, headers }) : answer;
  }
}

/** The number of answers per status. */
export function statuses(answers: readonly Answer[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
