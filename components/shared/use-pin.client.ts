'use client';

import { useCallback, useRef, useState } from 'react';
import { ApiError } from '@/lib/api/api-error';
import type { PinFound, PinProblem } from '@/lib/api/pin';
import { isPin } from '@/lib/api/pin';
import type { PinAnswer } from './pin-words';

export interface PinLookUp {
  answer: PinAnswer;
  /** What is known, once it is. */
  found: PinFound | undefined;
  /** Takes what stands in the field now; asks at six digits. */
  look: (pin: string) => void;
  /** Says that what stands in the field is no PIN code. */
  refuse: () => void;
}

interface UsePin {
  /** What the server found already. */
  first?: PinFound | PinProblem | undefined;
  onFound: (found: PinFound) => void;
}

/** Asks where a PIN code of India belongs, once it has its six digits. The last question counts. */
export function usePin({ first, onFound }: UsePin): PinLookUp {
  const [answer, setAnswer] = useState<PinAnswer>(first);
  const turn = useRef(0);

  const look = useCallback(
    async (pin: string) => {
      const mine = ++turn.current;
      setAnswer(isPin(pin) ? 'asking' : undefined);
      if (!isPin(pin)) return;
      const known = await ask(pin);
      if (mine !== turn.current) return;
      setAnswer(known);
      if (typeof known === 'object') onFound(known);
    },
    [onFound],
  );
  return {
    answer,
    found: typeof answer === 'object' ? answer : undefined,
    look,
    refuse: () => setAnswer('malformed'),
  };
}

async function ask(pin: string): Promise<PinFound | PinProblem> {
  try {
    const { readPin } = await import('@/lib/browser/addresses');
    return await readPin(pin);
  } catch (error) {
    return error instanceof ApiError && error.code === 'not_found' ? 'unknown' : 'failed';
  }
}
