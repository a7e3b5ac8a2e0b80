'use client';

import { useCallback, useRef, useState } from 'react';
import { useText } from '#language';
import { pinMessages } from '@/contract/messages/addresses';
import { listText, type Message, type TextWithValues } from '@/contract/messages/text-with-values';
import type { Language } from '@/contract/shop/languages';
import { isNotFound } from '@/lib/api-error';
import { isPin, type PinAnswer, type PinFound } from '@/lib/view/pin';

export interface PinLookup {
  answer: PinState;
  /** The data of the PIN code, once loaded. */
  found: PinFound | undefined;
  /** Takes the current value of the field; sends a request at six digits. */
  lookUp: (pin: string) => void;
  /** Waits for the request that is under way, if there is one. */
  settled: () => Promise<void>;
  /** Reports that the value of the field is not a PIN code. */
  refuse: () => void;
}

interface PinLookupOptions {
  /** The answer that the server already has. */
  first?: PinAnswer | undefined;
  onFound: (found: PinFound) => void;
}

/** Looks up an Indian PIN code once it has six digits. Only the last request counts. */
export function usePinLookup({ first, onFound }: PinLookupOptions): PinLookup {
  const [answer, setAnswer] = useState<PinState>(first);
  const { language } = useText();
  const turn = useRef(0);
  const latest = useRef<Promise<void>>(Promise.resolve());

  const find = useCallback(
    async (pin: string) => {
      const mine = ++turn.current;
      setAnswer(isPin(pin) ? 'asking' : undefined);
      if (!isPin(pin)) return;
      const known = await ask(pin, language);
      if (mine !== turn.current) return;
      setAnswer(known);
      if (typeof known === 'object') onFound(known);
    },
    [onFound, language],
  );
  const lookUp = useCallback(
    (pin: string) => {
      latest.current = find(pin);
    },
    [find],
  );
  return {
    answer,
    found: typeof answer === 'object' ? answer : undefined,
    lookUp,
    settled: () => latest.current,
    refuse: () => setAnswer('malformed'),
  };
}

async function ask(pin: string, language: Language): Promise<PinAnswer> {
  try {
    const { fetchPin: readPin } = await import('@/lib/browser/addresses');
    return await readPin(pin, language);
  } catch (error) {
    return isNotFound(error) ? 'unknown' : 'failed';
  }
}

/** The state of a lookup; undefined without one. */
export type PinState = PinAnswer | 'asking' | undefined;

/** Returns the place of a PIN code, or why it is unknown. Never empty, so that its line remains. */
export function pinCopy(answer: PinState): Message {
  if (answer === undefined) return 'See the delivery day and charge.';
  if (answer === 'asking') return 'Checking…';
  return typeof answer === 'string' ? pinMessages[answer] : pinPlaceName(answer);
}

/** Returns `Mumbai, Maharashtra`; in rural areas the district instead of the city. */
export function pinPlaceName({ place }: PinFound): TextWithValues {
  return listText([place.city?.name ?? place.district, place.state.name]);
}
