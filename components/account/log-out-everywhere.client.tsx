'use client';

import type { FormEvent } from 'react';
import { useState } from 'react';
import { WayFields } from '@/components/shared/way-fields.client';
import { Button } from '@/components/ui/button';
import { Panel } from '@/components/ui/panel';
import { accountMessage, accountMessages } from '@/lib/api/account-messages';
import { toast } from '@/lib/browser/toast';
import { routes } from '@/lib/routes';
import styles from './form.module.css';

/** Ends every login of the customer, this one too. Also works as a plain form post. */
export function LogOutEverywhere() {
  const [isPending, setIsPending] = useState(false);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setIsPending(true);
    try {
      const { logOut } = await import('@/lib/browser/account');
      await logOut({ everywhere: true });
    } catch (error) {
      toast.error(accountMessage(error, accountMessages.notLoggedOut));
      setIsPending(false);
    }
  };

  return (
    <Panel look="cotton">
      <form action="/api/logout" method="post" className={styles.told} onSubmit={onSubmit}>
        <WayFields next={routes.home()} from={routes.updatePassword()} />
        <input type="hidden" name="everywhere" value="true" />
        <h2>Lost a phone?</h2>
        <p className="muted small">
          Log out of every phone and computer, this one too. Your password stays as it is.
        </p>
        <Button type="submit" variant="line" loading={isPending}>
          Log out of all devices
        </Button>
      </form>
    </Panel>
  );
}
