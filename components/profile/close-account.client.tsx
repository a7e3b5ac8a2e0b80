'use client';

import { ConfirmForm } from '@/components/shared/confirm-form.client';
import { routes } from '@/lib/routes';

/** Closes the account. The specification has a failure pass in silence: the question then stays open. */
export function CloseAccount() {
  const close = async () => {
    try {
      const { closeAccount } = await import('@/lib/browser/account');
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
      action="/api/profile/deactivate"
      next={routes.home()}
      from={routes.profile()}
      onYes={close}
    />
  );
}
