'use client';

import type { FormEvent } from 'react';
import { useState } from 'react';
import { accountMessage, accountMessages } from '@/lib/api/account-messages';
import { toast } from '@/lib/browser/toast';

/** What a form that logs out does with scripts, and whether it is at it. `everywhere` ends all logins. */
export function useLogOut(scope?: { everywhere: boolean }) {
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = async (event: FormEvent) => {
    event.preventDefault();
    if (isLeaving) return;
    setIsLeaving(true);
    try {
      const { logOut } = await import('@/lib/browser/account');
      await logOut(scope);
    } catch (error) {
      toast.error(accountMessage(error, accountMessages.notLoggedOut));
      setIsLeaving(false);
    }
  };
  return [isLeaving, leave] as const;
}
