'use client';

import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Language } from '@/contract/shop/languages';
import type { Desk } from '@/lib/desk/desk';
import { type DeskPath, deskPaths, openPaths } from '@/lib/desk/paths';
import type { FormValues } from '@/lib/desk/values';
import { fieldId } from '../fields/desk-form-context.client';
import { messageAt } from '../fields/message-at';

/**
 * Counts the refused fields, and leads to the first one: in another language its tab is opened first.
 */
export function useErrorFocus(
  desk: Desk,
  hook: UseFormReturn<FormValues>,
  onLanguage: (language: Language) => void,
) {
  const [isAsked, setAsked] = useState(false);
  const [wanted, setWanted] = useState<{ path: string }>();
  const paths = refusedPaths(desk, hook);
  const { path: first, language = 'en' } = paths[0] ?? {};

  // Asked for after the form has its errors, so they are drawn together.
  useEffect(() => {
    if (!isAsked) return;
    setAsked(false);
    if (first === undefined) return;
    onLanguage(language);
    setWanted({ path: first });
  }, [isAsked, first, language, onLanguage]);

  useEffect(() => {
    if (!wanted) return;
    const control = controlOf(wanted.path);
    control?.focus();
    control?.scrollIntoView({ block: 'center' });
  }, [wanted]);

  return { errors: paths.length, focusFirst: () => setAsked(true) };
}

/** The control of a field; of a fact that is missing as a whole, that of its first part. */
function controlOf(path: string): HTMLElement | null {
  const found = document.getElementById(fieldId(path));
  return found instanceof HTMLFieldSetElement
    ? found.querySelector<HTMLElement>('input, select, textarea')
    : found;
}

/** Returns the refused fields in the order of the page; a part of a group stands for itself. */
function refusedPaths(desk: Desk, hook: UseFormReturn<FormValues>): DeskPath[] {
  return openPaths(deskPaths(desk), hook.getValues()).filter(({ path }) => messageAt(hook, path));
}
