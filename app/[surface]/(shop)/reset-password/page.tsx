import type { Metadata } from 'next';
import { personalPage } from '@/app/personal-page';
import { AccountFrame } from '@/components/account/account-frame';
import { ResetRequestForm } from '@/components/account/reset-request-form.client';
import { routes } from '@/lib/routes';
import { getFormFlash } from '@/lib/server/pages/form-flash';
import { getAccountMetadata } from '@/lib/server/pages/metadata';

/** The outcome of a plain form post is in the first response. */
export const instant = false;

export function generateMetadata(): Promise<Metadata> {
  return getAccountMetadata({
    path: routes.resetPassword(),
    title: 'Reset password',
    description: 'Ask for a mail with a link to a new password.',
  });
}

async function ResetPasswordPage() {
  const flash = await getFormFlash(routes.resetPassword());
  return (
    <AccountFrame
      art="wishlist"
      caption="A new password in two minutes"
      title="Reset your password"
      lead="Tell us your email. We will mail you a link."
      flash={flash?.isError ? undefined : flash}
    >
      <ResetRequestForm flash={flash} />
    </AccountFrame>
  );
}

export default personalPage(ResetPasswordPage, 'account');
