'use client';

import { useLogOut } from '@/components/shared/use-log-out.client';
import { Button } from '@/components/ui/button';
import { routes } from '@/lib/routes';

/** Ends this login. Also works as a plain form post. */
export function LogOut() {
  const [isLeaving, leave] = useLogOut();
  return (
    <form action="/api/logout" method="post" onSubmit={leave}>
      <input type="hidden" name="next" value={routes.home()} />
      <Button type="submit" variant="line" loading={isLeaving}>
        Log out
      </Button>
    </form>
  );
}
