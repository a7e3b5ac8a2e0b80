/** Pseudo-random numbers, always the same for the same seed. */
export interface Numbers {
  /** A whole number from 0 up to, but not including, `below`. */
  next(below: number): number;
  pick<T>(from: readonly T[]): T;
  /** The same values in another order. */
  shuffle<T>(values: readonly T[]): T[];
}

/** Starts a sequence of numbers (the generator "mulberry32", public domain). */
export function numbersFrom(seed: number): Numbers {
  let state = seed;
  const next = (below: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
  return {
    next,
    pick: (from) => from[next(from.length)] as (typeof from)[number],
    shuffle: (values) =>
      values
        .map((value) => ({ value, place: next(2 ** 31) }))
        .sort((a, b) => a.place - b.place)
        .map(({ value }) => value),
  };
}
