'use client';

import { useEffect } from 'react';
import type { ShopperStep } from '@/contract/cart/shopper-steps';
import { onBrowserIdle } from './browser-idle';
import { reachStep } from './reach-step';

/** A busy page delays the count no longer than this. */
const IDLE_WITHIN_MS = 2_000;

/** Counts that the shopper has opened a page which is a step on the way to an order. */
export function useStep(step: ShopperStep): void {
  useEffect(
    () => onBrowserIdle(() => reachStep(step), { atLatest: IDLE_WITHIN_MS, otherwise: 200 }),
    [step],
  );
}
