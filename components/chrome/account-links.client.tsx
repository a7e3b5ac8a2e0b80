'use client';

import { LayoutDashboard, LogOut, User } from 'lucide-react';
import { useLogOut } from '@/components/shared/use-log-out.client';
import { Link } from '@/components/ui/link.client';
import { routes } from '@/lib/routes';

/** My account, Dashboard (staff only) and Logout, which is a form so that no link can log anyone out. */
export function AccountLinks({ isStaff }: { isStaff: boolean }) {
  const [isLeaving, leave] = useLogOut();
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
