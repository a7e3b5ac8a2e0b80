import { LayoutDashboard, LogOut, User } from 'lucide-react';
import { Link } from '@/components/ui/link.client';
import { routes } from '@/lib/routes';

/** My account, Dashboard (staff only) and Logout, which is a form so that no link can log anyone out. */
export function AccountLinks({ isStaff }: { isStaff: boolean }) {
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
      <form action="/api/logout" method="post">
        <button type="submit">
          <LogOut aria-hidden="true" />
          Logout
        </button>
      </form>
    </>
  );
}
