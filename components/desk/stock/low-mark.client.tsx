'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { FormStack } from '@/components/ui/form-stack';
import { Input } from '@/components/ui/input';
import { Note } from '@/components/ui/note';
import { withPlainDigits } from '@/contract/kit/digits';
import { LOW_STOCK } from '@/contract/shop/limits';
import { ApiError, isNotLoggedIn, messageFor } from '@/lib/api-error';
import { sendLowMark } from '@/lib/browser/desk-stock';
import { openLogin } from '@/lib/browser/login-popup';
import { toast } from '@/lib/browser/toast';

interface LowMarkProps {
  id: number;
  /** `null`: that of the shop. */
  mark: number | null;
  version: number;
}

/** The stock at which staff are told that a product runs low. */
export function LowMark({ id, mark, version }: LowMarkProps) {
  const { save, isBusy, wrong, message } = useLowMark(id, version);
  return (
    <FormStack onSubmit={save}>
      <Field
        id="low-mark"
        label="Low mark"
        hint={`Staff are told at this many pieces; empty: at ${LOW_STOCK}`}
        error={wrong}
        isErrorAnnounced
      >
        {(control) => (
          <Input
            {...control}
            key={version}
            name="low_mark"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={mark ?? ''}
          />
        )}
      </Field>
      {message && <Note tone="error">{message}</Note>}
      <Button type="submit" variant="quiet" loading={isBusy}>
        Save the mark
      </Button>
    </FormStack>
  );
}

function useLowMark(id: number, version: number) {
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const [wrong, setWrong] = useState('');
  const [message, setMessage] = useState('');
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = withPlainDigits(String(new FormData(event.currentTarget).get('low_mark'))).trim();
    const isNumber = /^\d{0,9}$/.test(typed);
    setWrong(isNumber ? '' : 'Low mark must be a whole number');
    setMessage('');
    if (!isNumber) return;
    setBusy(true);
    try {
      await sendLowMark(id, version, typed === '' ? null : Number(typed));
      toast.success('Saved', { about: 'desk' });
      router.refresh();
    } catch (error) {
      if (isNotLoggedIn(error)) openLogin();
      setMessage(messageFor(error, 'Not saved. Please try again'));
      // The newer mark is displayed, and the next save names its version.
      if (error instanceof ApiError && error.newer) router.refresh();
    }
    setBusy(false);
  };
  return { save, isBusy, wrong, message };
}
