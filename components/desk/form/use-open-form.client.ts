'use client';

import { useEffect, useMemo, useState } from 'react';
import type { FieldErrors } from '@/contract/kit/errors';
import type { Language } from '@/contract/shop/languages';
import type { Desk } from '@/lib/desk/desk';
import { entryAfter } from '@/lib/desk/differences';
import { momentInWords } from '@/lib/desk/indian-time';
import { olderTexts } from '@/lib/desk/older-texts';
import { type FormValues, toFormValues } from '@/lib/desk/values';
import type { DeskFormPage, TrailEntry } from '@/lib/view/desk';
import type { StaffFrame } from '@/lib/view/staff';
import type { DeskFormState } from '../fields/desk-form-context.client';
import type { FormBase, FormHandle } from './form-types';
import { useDeskDraft } from './use-desk-draft.client';
import { useDeskFormState } from './use-desk-form.client';
import { useErrorFocus } from './use-error-focus.client';

/** An open form, with all that can be done in it. */
export type OpenForm = ReturnType<typeof useOpenForm>;

/** Opens the form of an entry, with what was left unsaved in this browser. */
export function useOpenForm(desk: Desk, page: Omit<DeskFormPage, keyof StaffFrame>) {
  const { id, entry, version, trail } = page;
  const form = useDeskFormState({ desk, id, entry, version });
  const { hook, base, restart, refuse, isDirty, saving } = form;
  const { isRestored } = useDeskDraft({ desk, id, form, isDirty });
  useFilled(form, page.filled);
  const [learnt, setLearnt] = useState(page.names);
  const [language, setLanguage] = useState<Language>('en');
  const older = useMemo(() => olderTexts(desk, entry, trail?.data ?? []), [desk, entry, trail]);
  const { errors, focusFirst } = useErrorFocus(desk, hook, setLanguage);

  const submitAs = async (said?: string) => {
    let isRefused = true;
    await hook.handleSubmit(async (values) => {
      ({ isRefused } = await saving.save(values, said));
    })();
    if (isRefused) focusFirst();
  };

  const shared: DeskFormState = {
    desk,
    hook,
    names: { ...page.names, ...learnt },
    learnName: (key, name) => setLearnt((known) => ({ ...known, [key]: name })),
    older,
  };
  return {
    shared,
    base,
    saving,
    isDirty,
    isRestored,
    errors,
    language,
    setLanguage,
    /** Shows what the API refuses of a move; returns whether that is about fields. */
    refuseMove: (fields: FieldErrors) => {
      const isPlaced = refuse(fields);
      if (isPlaced) focusFirst();
      return isPlaced;
    },
    undo: () => restart(base.current),
    submit: () => submitAs(),
    saveChosen: (theirs: FormBase, chosen: FormValues) => {
      saving.setNewer(undefined);
      restart(theirs, chosen);
      void submitAs();
    },
    /** Brings the entry back to what it was before the newer changes, as a save like any other. */
    bringBack: (newer: readonly TrailEntry[], { at }: TrailEntry) => {
      restart(base.current, toFormValues(desk, entryAfter(entry, newer)));
      void submitAs(`As it was on ${momentInWords(at)}`);
    },
  };
}

/** Fills in, as an unsaved change, what the address says of a new entry. */
function useFilled({ hook }: FormHandle, filled: FormValues = {}): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: an address is read once, when the form opens
  useEffect(() => {
    for (const [name, value] of Object.entries(filled)) {
      hook.setValue(name, value, { shouldDirty: true });
    }
  }, []);
}
