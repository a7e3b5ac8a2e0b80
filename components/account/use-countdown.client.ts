'use client';

import { useEffect, useState } from 'react';

/** Often enough that no second is skipped. */
const STEP_MS = 500;

/**
 * Whole seconds left of `seconds`, counted by the clock, so that a phone may sleep meanwhile. Starts
 * anew whenever `round` changes. 0 until it runs, which it never does without JavaScript.
 */
export function useCountdown(seconds: number, round: number): number {
  const [left, setLeft] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round starts it anew
  useEffect(() => {
    const end = Date.now() + seconds * 1000;
    const read = () => {
      const rest = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      setLeft(rest);
      if (rest === 0) clearInterval(timer);
    };
    const timer = setInterval(read, STEP_MS);
    read();
    return () => clearInterval(timer);
  }, [seconds, round]);

  return left;
}
