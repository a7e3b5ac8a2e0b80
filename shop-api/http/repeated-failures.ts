import { reasonOf } from '../../contract/kit/log-fields.ts';

/** Once or twice may be a database that starts anew; from then on nobody mends it by waiting. */
const IN_A_ROW = 3;

interface Failed {
  reason: string;
  times: number;
}

/** Rings the alarm, once, when a task fails the same way several times in a row. */
export class RepeatedFailures {
  alarm: (message: string) => void = () => undefined;
  readonly #failed = new Map<string, Failed>();

  note(task: string, error: unknown): void {
    const reason = reasonOf(error);
    const last = this.#failed.get(task);
    const times = last && isAlike(last.reason, reason) ? last.times + 1 : 1;
    this.#failed.set(task, { reason, times });
    if (times === IN_A_ROW) {
      this.alarm(`The job ${task} failed ${IN_A_ROW} times in a row: ${reason}`);
    }
  }

  /** The task has succeeded. */
  forget(task: string): void {
    this.#failed.delete(task);
  }
}

/** Durations and numbers of rows differ. */
function isAlike(a: string, b: string): boolean {
  return a.replaceAll(/\d+/g, '0') === b.replaceAll(/\d+/g, '0');
}
