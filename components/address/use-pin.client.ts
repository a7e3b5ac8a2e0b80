'use client';

import { useRef, useState } from 'react';
import type { PinFound } from '@/lib/api/addresses';
import { ApiError } from '@/lib/api/api-error';

export const UNKNOWN_PIN = 'We do not know this PIN code. Please check it.';

interface PinLookUp {
  /** What is known of the PIN code that stands in the field. */
  found: PinFound | undefined;
  isUnknown: boolean;
  /** Takes what stands in the field now; asks at six digits. */
  look: (pin: string) => void;
}

/** Asks where a PIN code of India belongs, once it has its six digits. */
export function usePin(onFound: (found: PinFound) => void): PinLookUp {
  const [known, setKnown] = useState<PinFound | 'unknown'>();
  const turn = useRef(0);

  const look = async (pin: string) => {
    const mine = ++turn.current;
    setKnown(undefined);
    if (!/^\d{6}$/.test(pin)) return;
    const answer = await ask(pin);
    if (mine !== turn.current || !answer) return;
    setKnown(answer);
    if (answer !== 'unknown') onFound(answer);
  };
  return {
    found: known === 'unknown' ? undefined : known,
    isUnknown: known === 'unknown',
    look: (pin) => void look(pin),
  };
}

/** Nothing where the shop does not answer: a PIN code can be saved without knowing more of it. */
async function ask(pin: string): Promise<PinFound | 'unknown' | undefined> {
  try {
    const { readPin } = await import('@/lib/browser/addresses');
    return await readPin(pin);
  } catch (error) {
    return error instanceof ApiError && error.code === 'not_found' ? 'unknown' : undefined;
  }
}
