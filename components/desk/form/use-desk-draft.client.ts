'use client';

import { useEffect, useState } from 'react';
import type { Desk, DeskId } from '@/lib/desk/desk';
import type { FormValues } from '@/lib/desk/values';
import { readDraft, removeDraft, writeDraft } from '@/lib/forms/draft-store';
import type { FormBase, FormHandle } from './form-types';

const WRITE_AFTER_MS = 400;
/** A draft of another form of the description is not read. */
const NAMES = ['base', 'values'];

/** What is unsaved, with what it began with: so that a save still meets what others have done. */
interface Draft {
  base: FormBase;
  values: FormValues;
}

interface Drafted {
  desk: Desk;
  id: DeskId | undefined;
  form: FormHandle;
  isDirty: boolean;
}

/**
 * Keeps unsaved work in this browser until it is saved or undone: it is there again after a reload, a
 * crash or a login. Returns whether the form began with some.
 */
export function useDeskDraft({ desk, id, form, isDirty }: Drafted): { isRestored: boolean } {
  const { hook, base, restart } = form;
  const name = `desk-${desk.name}-${id ?? 'new'}`;
  const [isRestored, setRestored] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft is read once, when the form opens
  useEffect(() => {
    const draft = readDraft(name, NAMES) as Draft | undefined;
    if (!draft) return;
    restart(draft.base, draft.values);
    setRestored(true);
  }, [name]);

  useEffect(() => {
    if (!isDirty) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = () => {
      clearTimeout(timer);
      writeDraft(name, NAMES, { base: base.current, values: hook.getValues() });
    };
    const schedule = () => {
      clearTimeout(timer);
      timer = setTimeout(write, WRITE_AFTER_MS);
    };
    schedule();
    const stop = hook.subscribe({ formState: { values: true }, callback: schedule });
    addEventListener('pagehide', write);
    return () => {
      stop();
      clearTimeout(timer);
      removeEventListener('pagehide', write);
      // A form that is left keeps its draft; a saved or undone one has none.
      if (hook.formState.isDirty) write();
      else removeDraft(name);
    };
  }, [isDirty, name, hook, base]);

  return { isRestored: isRestored && isDirty };
}
