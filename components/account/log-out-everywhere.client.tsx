'use client';

import { useLogOut } from '@/components/shared/use-log-out.client';
import { WayFields } from '@/components/shared/way-fields.client';
import { Button } from '@/components/ui/button';
import { Panel } from '@/components/ui/panel';
import { routes } from '@/lib/routes';
import styles from './form.module.css';

/** Ends every login of the customer, this one too. Also works as a plain form post. */
export function LogOutEverywhere() {
  const [isLeaving, leave] = useLogOut({ everywhere: true });
  return (
    <Panel look="cotton">
      <form action="/api/logout" method="post" className={styles.told} onSubmit={leave}>
        <WayFields next={routes.home()} from={routes.updatePassword()} />
        <input type="hidden" name="everywhere" value="true" />
        <h2>Lost a phone?</h2>
        <p className="muted small">
          Log out of every phone and computer, this one too. Your password stays as it is.
        </p>
        <Button type="submit" variant="line" loading={isLeaving}>
          Log out of all devices
        </Button>
      </form>
    </Panel>
  );
}
