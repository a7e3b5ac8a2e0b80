'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { ApiError, isNotLoggedIn, messageFor } from '@/lib/api-error';
import { addEntry, saveEntry } from '@/lib/browser/desk';
import { openLogin } from '@/lib/browser/login-popup';
import { toast } from '@/lib/browser/toast';
import { type FormValues, toEntryFields } from '@/lib/desk/values';
import { staffRoutes } from '@/lib/staff-routes';
import type { DeskFormInput, FormHandle, Newer } from './form-types';

/** What a save answered, apart from the toast. */
export interface Saving {
  isPending: boolean;
  /** Why it was refused, where that belongs to no field. */
  message: string | undefined;
  newer: Newer | undefined;
  setNewer: (newer: Newer | undefined) => void;
  /** Saves the values that the rules have passed; the API may still refuse fields. */
  save: (values: FormValues, said?: string) => Promise<{ isRefused: boolean }>;
}

const NOT_SAVED = 'Not saved. What you have written is still here. Please try again';
const LOGIN_ENDED = 'Your login has ended. Log in again, then save: what you have written stays';

/** Saves an entry, one save at a time. A failed one loses nothing. */
export function useDeskSaving(input: DeskFormInput, form: FormHandle): Saving {
  const { desk, id, entry } = input;
  const router = useRouter();
  const isSending = useRef(false);
  const [isPending, setPending] = useState(false);
  const [message, setMessage] = useState<string>();
  const [newer, setNewer] = useState<Newer>();

  const send = async (values: FormValues) => {
    const fields = toEntryFields(desk, values, entry);
    if (id === undefined) {
      const added = await addEntry(desk.name, fields);
      form.restart({ version: added.version, values });
      router.replace(staffRoutes.entry(desk.name, added.id));
      return added.message;
    }
    const { version, message: leftOut } = await saveEntry(desk.name, id, {
      version: form.base.current.version,
      fields,
    });
    form.restart({ version, values });
    router.refresh();
    return leftOut;
  };

  /** Shows why a save was refused. Returns whether fields are to be corrected. */
  const refuse = (error: unknown): boolean => {
    if (isNotLoggedIn(error)) openLogin();
    if (error instanceof ApiError && error.newer) {
      setNewer(error.newer as Newer);
      return false;
    }
    if (error instanceof ApiError && form.refuse(error.fields)) return true;
    setMessage(isNotLoggedIn(error) ? LOGIN_ENDED : messageFor(error, NOT_SAVED));
    return false;
  };

  const save = async (values: FormValues, said = 'Saved') => {
    if (isSending.current) return { isRefused: false };
    isSending.current = true;
    setPending(true);
    setMessage(undefined);
    try {
      const leftOut = await send(values);
      if (leftOut) toast.warning(leftOut, [], { about: 'desk' });
      else toast.success(said, { about: 'desk' });
      return { isRefused: false };
    } catch (error) {
      return { isRefused: refuse(error) };
    } finally {
      isSending.current = false;
      setPending(false);
    }
  };
  return { isPending, message, newer, setNewer, save };
}
