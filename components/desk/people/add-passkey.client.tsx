'use client';

import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import type { CreationOptions } from '@/contract/accounts/passkeys';
import { ApiError } from '@/lib/api-error';
import { usePasskeyTap } from './use-passkey-tap.client';

interface AddPasskeyProps {
  hasApp: boolean;
  hasPasskey: boolean;
}

/**
 * Adds a passkey of this browser. Who has a second factor proves it first: by the code, else by a passkey.
 * What was proven holds until the shop has answered, so that a cancelled one costs no second code.
 */
export function AddPasskey({ hasApp, hasPasskey }: AddPasskeyProps) {
  const [code, setCode] = useState('');
  const begun = useRef<CreationOptions>(undefined);
  const { isKnown, isPending, tap } = usePasskeyTap(async () => {
    const { postBeginPasskey, postNewPasskey } = await import('@/lib/browser/passkeys');
    begun.current ??= await postBeginPasskey({ code, hasPasskey });
    try {
      const message = await postNewPasskey(begun.current);
      begun.current = undefined;
      setCode('');
      return message;
    } catch (error) {
      if (error instanceof ApiError && error.reason) begun.current = undefined;
      throw error;
    }
  });
  if (!isKnown) return null;
  return (
    <div className="stack gap-3">
      {hasApp && (
        <Field
          id="code-to-add"
          label="Code, or a recovery code"
          hint={hasPasskey ? 'Or leave it empty, and use a passkey you have.' : undefined}
          required={!hasPasskey}
        >
          {(control) => (
            <Input
              {...control}
              autoComplete="one-time-code"
              value={code}
              onChange={(event) => setCode(event.target.value)}
            />
          )}
        </Field>
      )}
      <div>
        <Button loading={isPending} onClick={tap}>
          Add a passkey
        </Button>
      </div>
    </div>
  );
}
