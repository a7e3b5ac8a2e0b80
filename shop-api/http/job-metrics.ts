import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { RepeatedFailures } from './repeated-failures.ts';

/** The upper bounds of the counted durations, in seconds; an import of goods takes minutes. */
const BUCKETS = [0.01, 0.1, 1, 10, 60, 600];

/** The name of a job: Prometheus itself has a label `job`. */
const labelNames = ['task'] as const;

/** What is counted of the jobs that a process does, by their names. */
export class JobMetrics {
  readonly #succeeded: Gauge<'task'>;
  readonly #seconds: Histogram<'task'>;
  readonly #failures: Counter<'task'>;
  readonly #repeated = new RepeatedFailures();

  constructor(registry: Registry) {
    const registers = [registry];
    this.#succeeded = new Gauge({
      name: 'shop_api_job_last_success_seconds',
      help: 'When a job last ended without a failure, in seconds since 1970; 0: not yet',
      labelNames,
      registers,
    });
    this.#seconds = new Histogram({
      name: 'shop_api_job_seconds',
      help: 'Runs of a job, and their durations',
      labelNames,
      buckets: BUCKETS,
      registers,
    });
    this.#failures = new Counter({
      name: 'shop_api_job_failures_total',
      help: 'Runs of a job that failed',
      labelNames,
      registers,
    });
  }

  /** From now on hears of a job that fails the same way three times in a row. */
  alarmBy(alarm: (message: string) => void): void {
    this.#repeated.alarm = alarm;
  }

  /**
   * Runs a job once, and counts the run. `isWhole` says whether what it returned is a success.
   * @throws what the job throws
   */
  async count<Result>(
    task: string,
    run: () => Promise<Result>,
    isWhole: (result: Result) => boolean = () => true,
  ): Promise<Result> {
    // A job that never ends has figures too.
    this.#succeeded.inc({ task }, 0);
    this.#failures.inc({ task }, 0);
    const end = this.#seconds.startTimer({ task });
    let hasSucceeded = false;
    try {
      const result = await run();
      hasSucceeded = isWhole(result);
      this.#repeated.forget(task);
      return result;
    } catch (error) {
      this.#repeated.note(task, error);
      throw error;
    } finally {
      end();
      if (hasSucceeded) this.#succeeded.set({ task }, Date.now() / 1000);
      else this.#failures.inc({ task });
    }
  }
}
