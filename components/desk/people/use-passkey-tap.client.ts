'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useHydrated } from '@/components/ui/use-hydrated.client';
import { commonMessages } from '@/contract/messages/common';
import { messageFor } from '@/lib/api-error';
import { toast } from '@/lib/browser/toast';

/**
 * Runs what a tap does with a passkey, says how it ended, and reads the page again where it went well.
 * `isKnown`: this browser has passkeys; without scripts the page offers its other ways alone.
 */
export function usePasskeyTap(run: () => Promise<string>) {
  const router = useRouter();
  const isHydrated = useHydrated();
  const [isPending, setPending] = useState(false);
  const tap = async () => {
    setPending(true);
    try {
      toast.success(await run(), { about: 'passkey' });
      router.refresh();
    } catch (error) {
      toast.error(messageFor(error, commonMessages.wentWrongTryLater), [], { about: 'passkey' });
    } finally {
      setPending(false);
    }
  };
  return { isKnown: isHydrated && 'PublicKeyCredential' in window, isPending, tap };
}
