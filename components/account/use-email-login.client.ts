'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useRef, useState } from 'react';
import { useSurface } from '@/components/ui/link.client';
import { signinBody } from '@/contract/accounts/account';
import type { FieldErrors } from '@/contract/kit/errors';
import type { Reason } from '@/contract/kit/reasons';
import { loginMessage } from '@/lib/account-error';
import { ApiError, notesOf } from '@/lib/api-error';
import { toast } from '@/lib/browser/toast';
import { useApiForm } from '@/lib/forms/use-api-form.client';
import { onSurface } from '@/lib/surface';
import type { FormFlash } from '@/lib/view/form-flash';

interface EmailLogin {
  /** The page after the login. */
  next: string;
  flash: FormFlash | undefined;
}

/** What is said where a second proof is asked for: by the field of each. */
function noticesOf({ otp, second_factor: factor }: FieldErrors = {}) {
  return { ...(otp?.[0] && { otp: otp[0] }), ...(factor?.[0] && { second_factor: factor[0] }) };
}

const ASKS_PASSKEY: readonly (Reason | undefined)[] = [
  'passkey_needed',
  'second_factor_or_passkey_needed',
];
const reasonOf = (error: unknown) => (error instanceof ApiError ? error.reason : undefined);

/** Holds a login by email and password, with the second proofs that staff are asked for. */
export function useEmailLogin({ next, flash }: EmailLogin) {
  const router = useRouter();
  const surface = useSurface();
  const [notices, setNotices] = useState(() => noticesOf(flash?.errors));
  const [asksPasskey, setAsksPasskey] = useState(false);
  const byPasskey = useRef(false);
  const note = (error: unknown) => {
    const asked = noticesOf(error instanceof ApiError ? error.fields : {});
    setNotices((before) => ({ ...asked, ...before }));
    if (ASKS_PASSKEY.includes(reasonOf(error))) setAsksPasskey('PublicKeyCredential' in window);
    throw error;
  };
  const form = useApiForm({
    schema: signinBody,
    defaults: { email: flash?.typed?.email ?? '', password: '', otp: '', second_factor: '' },
    refused: flash?.errors,
    send: async ({ otp, second_factor: factor, ...body }) => {
      const codes = { ...(otp && { otp }), ...(factor && { second_factor: factor }) };
      await (byPasskey.current
        ? (await import('@/lib/browser/passkeys')).postLogInByPasskey(body)
        : (await import('@/lib/browser/account')).postLogInByEmail({ ...body, ...codes })
      ).catch(note);
      router.replace(onSurface(next, surface));
    },
    explain: (error) => {
      const message = loginMessage(error);
      // It goes on with the button below, which a toast would cover on a phone.
      if (byPasskey.current || reasonOf(error) === 'passkey_needed') return message;
      toast.error(message, notesOf(error), { about: 'login', isSpokenElsewhere: true });
      return message;
    },
  });
  const submit = (isByPasskey: boolean) => (event: FormEvent) => {
    byPasskey.current = isByPasskey;
    form.onSubmit(event);
  };
  return {
    form: { ...form, onSubmit: submit(false) },
    notices,
    asksPasskey,
    onPasskey: submit(true),
  };
}
