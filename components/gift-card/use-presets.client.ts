'use client';

import { type RefObject, useEffect, useRef } from 'react';

/** The preset amounts as native choices. */
export interface Presets {
  /** Around the choices. */
  ref: RefObject<HTMLFieldSetElement | null>;
  choose: (amount: string) => void;
}

/**
 * Holds the preset that is marked and the amount of the form together. A preset that was chosen
 * before the scripts ran becomes the amount.
 */
export function usePresets(amount: string, choose: (amount: string) => void): Presets {
  const ref = useRef<HTMLFieldSetElement>(null);
  const isRead = useRef(false);
  useEffect(() => {
    const choices = ref.current?.querySelectorAll<HTMLInputElement>('input[name=preset]') ?? [];
    const early = [...choices].find(({ checked }) => checked)?.value;
    if (!isRead.current && early && early !== amount) {
      isRead.current = true;
      choose(early);
      return;
    }
    isRead.current = true;
    for (const choice of choices) choice.checked = Number(choice.value) === Number(amount);
  });
  return { ref, choose };
}
