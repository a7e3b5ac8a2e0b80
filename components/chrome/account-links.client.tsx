'use client';

import { LayoutDashboard, LogOut, User } from 'lucide-react';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { Link } from '@/components/ui/link.client';
import { accountMessage, accountMessages } from '@/lib/api/account-messages';
import { toast } from '@/lib/browser/toast';
import { routes } from '@/lib/routes';

/** My account, Dashboard (staff only) and Logout, which is a form so that no link can log anyone out. */
export function AccountLinks({ isStaff }: { isStaff: boolean }) {
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = async (event: FormEvent) => {
    event.preventDefault();
    if (isLeaving) return;
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
    <>
      <Link href={routes.profile()}>
        <User aria-hidden="true" />
        My account
      </Link>
      {isStaff && (
        <Link href={routes.dashboard()}>
          <LayoutDashboard aria-hidden="true" />
          Dashboard
        </Link>
      )}
      <form action="/api/logout" method="post" onSubmit={leave}>
        <button type="submit" aria-disabled={isLeaving || undefined}>
          <LogOut aria-hidden="true" />
          Logout
        </button>
      </form>
    </>
  );
}
