interface FewAtATime {
  /** Jobs done at the same time. */
  atOnce: number;
  /** Jobs that may wait; the next one is refused. */
  waiting: number;
  /** Creates the error of a refused job. */
  busy: () => Error;
}

/** Runs a job in its turn. @throws the error of `busy`, and every error of the job */
export type InTurn = <T>(job: () => Promise<T>) => Promise<T>;

/** Limits jobs that take memory and a core each: a few run, some wait in a queue. */
export function fewAtATime({ atOnce, waiting, busy }: FewAtATime): InTurn {
  let running = 0;
  const line: (() => void)[] = [];
  return async <T>(job: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (line.length >= waiting) throw busy();
      await new Promise<void>((resolve) => line.push(resolve));
    } else running += 1;
    try {
      return await job();
    } finally {
      const next = line.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
