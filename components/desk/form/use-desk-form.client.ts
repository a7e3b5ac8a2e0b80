'use client';

import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { FieldErrors } from '@/contract/kit/errors';
import { type FormValues, toFormValues } from '@/lib/desk/values';
import { deskResolver, placedErrors, type RefusedValues } from './desk-resolver';
import type { DeskFormInput, FormBase, FormHandle } from './form-types';
import { useDeskSaving } from './use-desk-saving.client';

/**
 * Holds what a desk's form displays: the entry as it was read, and what has been changed since. When
 * the server reads a newer entry and nothing is unsaved, the form has that.
 */
export function useDeskFormState(input: DeskFormInput) {
  const { desk, entry, version } = input;
  const [start] = useState(() => toFormValues(desk, entry));
  const [refused] = useState<RefusedValues>(() => new Map());
  const hook = useForm<FormValues>({
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: start,
    resolver: deskResolver({ desk, entry, refused }),
  });
  const base = useRef<FormBase>({ version, values: start });
  const { isDirty } = hook.formState;

  const restart = (saved: FormBase, values?: FormValues) => {
    base.current = saved;
    refused.clear();
    hook.reset(saved.values);
    if (!values) return;
    for (const [name, value] of Object.entries(values)) {
      hook.setValue(name, value, { shouldDirty: true });
    }
  };

  useEffect(() => {
    if (isDirty || version <= base.current.version) return;
    const values = toFormValues(desk, entry);
    base.current = { version, values };
    hook.reset(values);
  }, [desk, entry, version, isDirty, hook]);

  const refuse = (fields: FieldErrors) => {
    const placed = placedErrors(desk, hook.getValues(), fields);
    for (const { path, message } of placed) {
      hook.setError(path, { message });
      refused.set(path, { message, value: hook.getValues(path) });
    }
    return placed.length > 0;
  };

  const form: FormHandle = { hook, base, restart, refuse };
  return { ...form, isDirty, saving: useDeskSaving(input, form) };
}
