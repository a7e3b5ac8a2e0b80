import type { Metadata } from 'next';
import { personalPage } from '@/app/personal-page';
import { AccountFrame } from '@/components/account/account-frame';
import { ChangePasswordForm } from '@/components/account/change-password-form.client';
import { LogOutEverywhere } from '@/components/account/log-out-everywhere.client';
import { routes } from '@/lib/routes';
import { getFormFlash } from '@/lib/server/pages/form-flash';
import { getAccountMetadata } from '@/lib/server/pages/metadata';

/** The outcome of a plain form post is in the first response. */
export const instant = false;

export function generateMetadata(): Promise<Metadata> {
  return getAccountMetadata({
    path: routes.updatePassword(),
    title: 'Change password',
    description: 'Change the password of your account.',
  });
}

async function UpdatePasswordPage() {
  const flash = await getFormFlash(routes.updatePassword());
  return (
    <AccountFrame
      art="wishlist"
      caption="Your account, in your hands alone"
      title="Change password"
      lead="All your other devices are logged out with it."
    >
      <ChangePasswordForm flash={flash} />
      <LogOutEverywhere />
    </AccountFrame>
  );
}

export default personalPage(UpdatePasswordPage, 'account');
