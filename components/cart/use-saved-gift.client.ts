'use client';

import { useRef, useState } from 'react';
import type { GiftChoice } from '@/lib/api/shopper';

const SAVE_AFTER_MS = 500;

/**
 * The gift as the shopper chose it, shown at once and saved when they pause. What could not be saved
 * stays as it was typed, and goes along with the next change.
 */
export function useSavedGift(saved: GiftChoice, save: (choice: GiftChoice) => Promise<boolean>) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const unsaved = useRef<Partial<GiftChoice>>({});
  const [draft, setDraft] = useState(unsaved.current);
  const [hasFailed, setHasFailed] = useState(false);
  const keep = (changes: Partial<GiftChoice>) => {
    unsaved.current = changes;
    setDraft(changes);
  };
  const saveNow = async () => {
    const sent = unsaved.current;
    const isSaved = await save({ ...saved, ...sent });
    setHasFailed(!isSaved);
    if (isSaved && unsaved.current === sent) keep({});
  };
  const choose = <Name extends keyof GiftChoice>(name: Name, value: GiftChoice[Name]) => {
    keep({ ...unsaved.current, [name]: value });
    setHasFailed(false);
    clearTimeout(timer.current);
    timer.current = setTimeout(saveNow, SAVE_AFTER_MS);
  };
  const rest = Object.keys(draft).length === 0 ? 'saved' : 'saving';
  const state = hasFailed ? 'failed' : rest;
  return { choice: { ...saved, ...draft }, state, choose } as const;
}
