'use client';

import type { FormEvent } from 'react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { accountMessage, accountMessages } from '@/lib/api/account-messages';
import { toast } from '@/lib/browser/toast';
import { routes } from '@/lib/routes';

/** Ends this login. Also works as a plain form post. */
export function LogOut() {
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = async (event: FormEvent) => {
    event.preventDefault();
    setIsLeaving(true);
    try {
      const { logOut } = await import('@/lib/browser/account');
      await logOut();
    } catch (error) {
      toast.error(accountMessage(error, accountMessages.notLoggedOut));
      setIsLeaving(false);
    }
  };
  return (
    <form action="/api/logout" method="post" onSubmit={leave}>
      <input type="hidden" name="next" value={routes.home()} />
      <Button type="submit" variant="line" loading={isLeaving}>
        Log out
      </Button>
    </form>
  );
}
