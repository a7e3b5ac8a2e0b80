'use client';

import { useEffect, useState } from 'react';

/**
 * Returns the value once it is unchanged for `ms` milliseconds; until then the previous one, and
 * `first` before that.
 */
export function useDebounced<Value>(value: Value, ms: number, first: Value): Value {
  const [settled, setSettled] = useState(first);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
