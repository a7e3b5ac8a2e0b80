'use client';

import { useEffect, useRef } from 'react';
import { keptPin } from '@/lib/browser/kept-pin';

/** Hands a form that has no PIN code yet the one this device asked for last, once. */
export function useKeptPin(isMissing: boolean, take: (pin: string) => void): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    const pin = isMissing ? keptPin() : '';
    if (pin) take(pin);
  }, [isMissing, take]);
}
