'use client';

import { useState } from 'react';
import type { Address } from '@/contract/address';
import type { Addresses } from '@/lib/api/addresses';
import { addressMessages } from '@/lib/api/addresses';
import { ApiError, messageFor } from '@/lib/api/api-error';
import { openLogin } from '@/lib/browser/login-popup';
import { toast } from '@/lib/browser/toast';

type Calls = typeof import('@/lib/browser/addresses');

/** The addresses as the last answer has them; a page that is drawn anew brings its own. */
export function useAddressList(first: Address[]) {
  const [known, setKnown] = useState({ first, shown: first });
  const [isPending, setIsPending] = useState(false);

  const change = async (work: (calls: Calls) => Promise<Addresses>): Promise<boolean> => {
    if (isPending) return false;
    setIsPending(true);
    try {
      const { addresses, message } = await work(await import('@/lib/browser/addresses'));
      setKnown({ first, shown: addresses });
      toast.success(message);
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.code === 'not_logged_in') openLogin();
      toast.error(messageFor(error, addressMessages.failed));
      return false;
    } finally {
      setIsPending(false);
    }
  };
  return { addresses: known.first === first ? known.shown : first, isPending, change };
}
