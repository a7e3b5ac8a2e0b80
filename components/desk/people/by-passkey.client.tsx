'use client';

import { Button } from '@/components/ui/button';
import type { ButtonStyle } from '@/components/ui/button-class';
import { deskApi } from '@/lib/api-routes/desk';
import { usePasskeyTap } from './use-passkey-tap.client';

interface ByPasskeyProps extends Pick<ButtonStyle, 'variant' | 'size'> {
  /** The call of the desk: `second-factor/end`. */
  call: string;
  /** What it says to screen readers, beginning with what it shows. */
  label?: string;
  children: string;
}

/** A button for a change of the second factor that a passkey proves. */
export function ByPasskey({ call, label, children, ...look }: ByPasskeyProps) {
  const { isKnown, isPending, tap } = usePasskeyTap(async () => {
    const { postWithPasskey } = await import('@/lib/browser/passkeys');
    return postWithPasskey(deskApi.call(call));
  });
  if (!isKnown) return null;
  return (
    <Button {...look} aria-label={label} loading={isPending} onClick={tap}>
      {children}
    </Button>
  );
}
