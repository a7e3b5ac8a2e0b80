'use client';

import { useEffect, useRef, useState } from 'react';
import type { DefaultValues, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { type DraftValues, draftNames, readDraft, removeDraft, writeDraft } from './draft-store';

const WRITE_AFTER_MS = 400;

export interface FormDraft {
  /** The form began with a draft, which is not sent yet. */
  isRestored: boolean;
  /** Empties the form and removes the draft. */
  startAgain: () => void;
  /** Removes the draft: the form is sent. */
  clear: () => void;
}

interface Drafted<Values extends FieldValues> {
  hook: UseFormReturn<Values>;
  defaults: DefaultValues<Values>;
  /** The name of the form; undefined for a form without drafts. */
  name: string | undefined;
}

/**
 * Keeps what is typed in this browser until it is sent, and restores it after a reload. Passwords,
 * codes, captchas and consents are never kept.
 */
export function useFormDraft<Values extends FieldValues>({
  hook,
  defaults,
  name,
}: Drafted<Values>): FormDraft {
  const [isRestored, setIsRestored] = useState(false);
  const writer = useRef<DraftWriter>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the defaults are those of the first render
  useEffect(() => {
    if (name === undefined) return undefined;
    const names = draftNames(defaults);
    const draft = readDraft(name, names);
    if (draft) setIsRestored(restore({ hook, draft, names, defaults }));
    const active = draftWriter({ name, names, defaults, read: () => hook.getValues() });
    writer.current = active;
    const stop = hook.subscribe({ formState: { values: true }, callback: active.schedule });
    addEventListener('pagehide', active.flush);
    return () => {
      active.flush();
      stop();
      removeEventListener('pagehide', active.flush);
    };
  }, [hook, name]);

  const clear = () => {
    writer.current?.remove();
    setIsRestored(false);
  };
  const startAgain = () => {
    hook.reset(undefined, { keepFieldsRef: true });
    clear();
    hook.setFocus(Object.keys(defaults)[0] as Path<Values>);
  };
  return { isRestored, startAgain, clear };
}

interface Restored<Values extends FieldValues> {
  hook: UseFormReturn<Values>;
  draft: DraftValues;
  names: string[];
  defaults: DraftValues;
}

/**
 * Sets the kept values of the fields that nobody has changed yet: a browser restores some itself on
 * a reload. Returns whether the form had a draft.
 */
function restore<Values extends FieldValues>(input: Restored<Values>): boolean {
  const { hook, draft, names, defaults } = input;
  const stored = names.filter((name) => name in draft);
  const unchanged = stored.filter((name) =>
    isSame(hook.getValues(name as Path<Values>), defaults[name]),
  );
  for (const name of unchanged as Path<Values>[]) {
    hook.setValue(name, draft[name] as PathValue<Values, typeof name>, { shouldDirty: true });
  }
  return stored.length > 0;
}

interface WriterInput {
  name: string;
  names: string[];
  defaults: DraftValues;
  read: () => DraftValues;
}

type DraftWriter = ReturnType<typeof draftWriter>;

/** Writes the draft shortly after the last change; one equal to the defaults is removed. */
function draftWriter({ name, names, defaults, read }: WriterInput) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const write = () => {
    stop();
    const values = read();
    const typed = names.filter((one) => !isSame(values[one], defaults[one]));
    if (typed.length === 0) removeDraft(name);
    else writeDraft(name, names, Object.fromEntries(typed.map((one) => [one, values[one]])));
  };
  return {
    schedule: () => {
      stop();
      timer = setTimeout(write, WRITE_AFTER_MS);
    },
    /** Writes a change that is not written yet. */
    flush: () => {
      if (timer !== undefined) write();
    },
    remove: () => {
      stop();
      removeDraft(name);
    },
  };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? '') === JSON.stringify(other ?? '');
}
