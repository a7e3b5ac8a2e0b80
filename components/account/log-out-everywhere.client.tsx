'use client';

import { useText } from '#language';
import { ReturnToFields } from '@/components/shared/return-to-fields.client';
import { useLogOut } from '@/components/shared/use-log-out.client';
import { Button } from '@/components/ui/button';
import { Panel } from '@/components/ui/panel';
import { shoppingApi } from '@/lib/api-routes/shopping';
import { routes } from '@/lib/routes';

/** Ends every login of the customer, including this one. Also works as a plain form post. */
export function LogOutEverywhere() {
  const t = useText();
  const [isLeaving, leave] = useLogOut({ everywhere: true });
  return (
    <Panel variant="cotton">
      <form action={shoppingApi.logout()} method="post" className="stack gap-4" onSubmit={leave}>
        <ReturnToFields next={routes.home()} from={routes.updatePassword()} />
        <input type="hidden" name="everywhere" value="true" />
        <h2 className="title-size">{t('Lost a phone?')}</h2>
        <p className="muted small">
          {t('Log out of every phone and computer, this one too. Your password stays as it is.')}
        </p>
        <Button type="submit" variant="line" loading={isLeaving}>
          {t('Log out of all devices')}
        </Button>
      </form>
    </Panel>
  );
}
