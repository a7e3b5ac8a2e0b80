'use client';

import { useText } from '#language';
import { ConfirmForm } from '@/components/shared/confirm-form.client';
import { ReturnToFields } from '@/components/shared/return-to-fields.client';
import { useLogOut } from '@/components/shared/use-log-out.client';
import { Button } from '@/components/ui/button';
import { accountApi } from '@/lib/api-routes/account';
import { shoppingApi } from '@/lib/api-routes/shopping';
import { routes } from '@/lib/routes';

/** Ends the current login. Also works as a plain form post. */
export function LogOutButton() {
  const t = useText();
  const [isLeaving, leave] = useLogOut();
  return (
    <form action={shoppingApi.logout()} method="post" onSubmit={leave}>
      <ReturnToFields next={routes.home()} />
      <Button type="submit" variant="line" loading={isLeaving}>
        {t('Log out')}
      </Button>
    </form>
  );
}

/** Closes the account. By the specification a failure shows no message: the dialog stays open. */
export function CloseAccount() {
  const close = async () => {
    try {
      const { postCloseAccount: closeAccount } = await import('@/lib/browser/profile');
      await closeAccount();
      return true;
    } catch {
      return false;
    }
  };
  return (
    <ConfirmForm
      label="Deactivate account"
      question="Deactivate your account?"
      text="You will be logged out everywhere. Your orders and invoices are kept. You can come back by logging in with a code, if you have logged in or signed up with one before."
      yes="Yes, deactivate"
      no="Keep my account"
      action={accountApi.closeAccount()}
      next={routes.home()}
      from={routes.profile()}
      onYes={close}
    />
  );
}
