interface FewAtATime {
  /** Jobs done at the same time. */
  atOnce: number;
  /** Jobs that may wait; the next one is refused. */
  waiting: number;
  /** What the next one is refused with. */
  busy: () => Error;
}

/** Runs a job when its turn comes. @throws what `busy` makes, and whatever the job throws */
export type InTurn = <T>(job: () => Promise<T>) => Promise<T>;

/** For work that takes memory and a core each: a few run, some wait in line. */
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
