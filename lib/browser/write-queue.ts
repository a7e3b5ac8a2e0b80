import { abortAfter } from './abort-after';
import { newKey } from './new-key';

/** The behaviour of one kind of writes: how they are sent, joined, retried and reported. */
export interface WriteQueueOptions<Job> {
  /**
   * Makes the request. A repeated key must apply the change only once. The signal ends all tries of
   * a job together.
   */
  send: (job: Job, key: string, signal: AbortSignal) => Promise<void>;
  /** Called whenever the list of unsettled jobs has changed. */
  onChange?: () => void;
  /** Called once for each job that was sent, with its error if it failed finally. */
  onSettled: (job: Job, error?: unknown) => void;
  retry: {
    /** The pauses before each further try. */
    pausesMs: readonly number[];
    isWorthIt: (error: unknown) => boolean;
  };
  /** Whether a job does the same as a waiting one, which it then replaces. */
  joins?: (waiting: Job, job: Job) => boolean;
  /** Whether a job makes a waiting one unnecessary. */
  replaces?: (waiting: Job, job: Job) => boolean;
  /** The time without a further joining job before a job is sent; by default 0 ms. */
  quietMs?: (job: Job) => number;
  /** Whether a job that is about to be sent would change nothing. */
  isNeedless?: (job: Job) => boolean;
  wait?: (ms: number) => Promise<void>;
  newKey?: () => string;
}

/** A write is given up after this time, all tries together. */
export const WRITE_WITHIN_MS = 10_000;

/** A job that is being sent. */
interface Sent<Job> {
  job: Job;
  key: string;
  signal: AbortSignal;
}

interface Entry<Job> {
  job: Job;
  isSent: boolean;
  /** The number of jobs joined in this one. */
  count: number;
  done: Promise<boolean>;
  finish: (isDone: boolean) => void;
}

/**
 * The writes of one tab, sent one at a time in the order of their arrival. A failed write is
 * retried under its own idempotency key.
 */
export class WriteQueue<Job> {
  readonly #options: WriteQueueOptions<Job>;
  readonly #entries: Entry<Job>[] = [];
  #isRunning = false;

  constructor(options: WriteQueueOptions<Job>) {
    this.#options = options;
  }

  /** The unsettled jobs, in the order of sending. */
  get jobs(): Job[] {
    return this.#entries.map(({ job }) => job);
  }

  /** Queues a job. Resolves when it is settled: true on success. Never rejects. */
  put(job: Job): Promise<boolean> {
    this.#dropReplacedBy(job);
    const entry = this.#join(job) ?? this.#append(job);
    this.#options.onChange?.();
    void this.#run();
    return entry.done;
  }

  /** Resolves once every job is settled. */
  async untilIdle(): Promise<void> {
    for (let last = this.#entries.at(-1); last; last = this.#entries.at(-1)) await last.done;
  }

  #join(job: Job): Entry<Job> | undefined {
    const { joins = () => false } = this.#options;
    const entry = this.#entries.find((waiting) => !waiting.isSent && joins(waiting.job, job));
    if (!entry) return undefined;
    entry.job = job;
    entry.count += 1;
    return entry;
  }

  #append(job: Job): Entry<Job> {
    let finish: Entry<Job>['finish'] = () => undefined;
    const done = new Promise<boolean>((resolve) => {
      finish = resolve;
    });
    const entry = { job, isSent: false, count: 1, done, finish };
    this.#entries.push(entry);
    return entry;
  }

  #dropReplacedBy(job: Job): void {
    const { replaces = () => false } = this.#options;
    const replaced = this.#entries.filter((one) => !one.isSent && replaces(one.job, job));
    for (const entry of replaced) {
      this.#entries.splice(this.#entries.indexOf(entry), 1);
      entry.finish(false);
    }
  }

  async #run(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    try {
      for (let entry = this.#entries[0]; entry; entry = this.#entries[0]) {
        await this.#untilQuiet(entry);
        // Another job may have replaced it during the wait.
        if (this.#entries[0] === entry) await this.#settle(entry);
      }
    } finally {
      this.#isRunning = false;
    }
  }

  async #untilQuiet(entry: Entry<Job>): Promise<void> {
    const { quietMs = () => 0, wait: pause = wait } = this.#options;
    const ms = quietMs(entry.job);
    if (ms === 0) return;
    let count: number;
    do {
      count = entry.count;
      await pause(ms);
    } while (count !== entry.count);
  }

  async #settle(entry: Entry<Job>): Promise<void> {
    const { isNeedless = () => false, newKey: makeKey = newKey, onSettled } = this.#options;
    entry.isSent = true;
    const { job } = entry;
    const isSkipped = isNeedless(job);
    const failure = isSkipped
      ? undefined
      : await this.#send({ job, key: makeKey(), signal: abortAfter(WRITE_WITHIN_MS) });
    this.#entries.shift();
    this.#options.onChange?.();
    entry.finish(!failure);
    if (!isSkipped) onSettled(job, failure?.error);
  }

  async #send(sent: Sent<Job>, attempt = 0): Promise<{ error: unknown } | undefined> {
    const { send, retry, wait: pause = wait } = this.#options;
    const { job, key, signal } = sent;
    try {
      await send(job, key, signal);
      return undefined;
    } catch (error) {
      const pauseMs = retry.pausesMs[attempt];
      if (pauseMs === undefined || signal.aborted || !retry.isWorthIt(error)) return { error };
      await pause(pauseMs);
      return this.#send(sent, attempt + 1);
    }
  }
}

/** Resolves after a pause in ms. */
function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
