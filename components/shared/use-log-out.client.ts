'use client';

import { type FormEvent, useState } from 'react';
import { commonMessages } from '@/contract/messages/common';
import { messageFor, notesOf } from '@/lib/api-error';
import { toast } from '@/lib/browser/toast';

/** Returns whether a logout is running, and its submit handler. `everywhere` ends all logins. */
export function useLogOut(scope?: { everywhere: boolean }) {
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = async (event: FormEvent) => {
    event.preventDefault();
    if (isLeaving) return;
    setIsLeaving(true);
    try {
      const { postLogOut: logOut } = await import('@/lib/browser/account');
      await logOut(scope);
    } catch (error) {
      toast.error(messageFor(error, commonMessages.wentWrongTryLater), notesOf(error));
      setIsLeaving(false);
    }
  };
  return [isLeaving, leave] as const;
}
