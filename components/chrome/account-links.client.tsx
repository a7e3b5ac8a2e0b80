'use client';

import { useText } from '#language';
import { useLogOut } from '@/components/shared/use-log-out.client';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link.client';
import { shoppingApi } from '@/lib/api-routes/shopping';
import { routes } from '@/lib/routes';

/** My account, Dashboard (staff only) and Logout, which is a form so that a link cannot log out. */
export function AccountLinks({ isStaff }: { isStaff: boolean }) {
  const t = useText();
  const [isLeaving, leave] = useLogOut();
  return (
    <>
      <Link href={routes.profile()}>
        <Icon name="user" />
        {t('My account')}
      </Link>
      <Link href={routes.orders()}>
        <Icon name="package" />
        {t('My orders')}
      </Link>
      {isStaff && (
        <Link href={routes.dashboard()}>
          <Icon name="layout-dashboard" />
          {t('Dashboard')}
        </Link>
      )}
      <form action={shoppingApi.logout()} method="post" onSubmit={leave}>
        <button type="submit" aria-disabled={isLeaving || undefined}>
          <Icon name="log-out" />
          {t('Logout')}
        </button>
      </form>
    </>
  );
}
