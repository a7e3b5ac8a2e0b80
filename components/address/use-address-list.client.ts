'use client';

import { useState } from 'react';
import type { Address } from '@/contract/accounts/address';
import { commonMessages } from '@/contract/messages/common';
import { isNotLoggedIn, messageFor, notesOf } from '@/lib/api-error';
import { openLogin } from '@/lib/browser/login-popup';
import { toast } from '@/lib/browser/toast';
import type { Addresses } from '@/lib/view/addresses';

type Calls = typeof import('@/lib/browser/addresses');

/** Holds the addresses of the last answer; a newly rendered page replaces them. */
export function useAddressList(first: Address[]) {
  const [known, setKnown] = useState({ first, displayed: first });
  const [isPending, setIsPending] = useState(false);

  const change = async (work: (calls: Calls) => Promise<Addresses>): Promise<boolean> => {
    if (isPending) return false;
    setIsPending(true);
    try {
      const { addresses, message } = await work(await import('@/lib/browser/addresses'));
      setKnown({ first, displayed: addresses });
      toast.success(message);
      return true;
    } catch (error) {
      if (isNotLoggedIn(error)) openLogin();
      toast.error(messageFor(error, commonMessages.wentWrongTryLater), notesOf(error));
      return false;
    } finally {
      setIsPending(false);
    }
  };
  return { addresses: known.first === first ? known.displayed : first, isPending, change };
}
