type Task = () => Promise<void>;

/** Runs tasks, a limited number at once; urgent ones first. */
export class TaskQueue {
  readonly #max: number;
  readonly #urgent: Task[] = [];
  readonly #others: Task[] = [];
  #running = 0;

  constructor(max: number) {
    this.#max = max;
  }

  /** Settles with the result of the work, once it has had its turn. */
  run<Result>(work: () => Promise<Result>, isUrgent: boolean): Promise<Result> {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    (isUrgent ? this.#urgent : this.#others).push(() => work().then(resolve, reject));
    this.#startNext();
    return promise;
  }

  #startNext(): void {
    if (this.#running === this.#max) return;
    const task = this.#urgent.shift() ?? this.#others.shift();
    if (!task) return;
    this.#running += 1;
    void task().then(() => {
      this.#running -= 1;
      this.#startNext();
    });
  }
}
