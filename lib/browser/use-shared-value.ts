'use client';

import { useSyncExternalStore } from 'react';
import type { SharedValue } from './shared-value';

/** Returns a shared value, and renders again whenever it changes. */
export function useSharedValue<Value>({ subscribe, get, first }: SharedValue<Value>): Value {
  return useSyncExternalStore(subscribe, get, () => first);
}
