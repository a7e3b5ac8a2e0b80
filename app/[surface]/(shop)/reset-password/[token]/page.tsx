import type { Metadata } from 'next';
import { personalPage } from '@/app/personal-page';
import { AccountFrame } from '@/components/account/account-frame';
import { BadLink } from '@/components/account/bad-link';
import { NewPasswordForm } from '@/components/account/new-password-form.client';
import { RESET_TOKEN } from '@/contract/accounts/password';
import { passwordMessages } from '@/contract/messages/password';
import { getText } from '@/lib/language/get-text';
import { linkRoutes } from '@/lib/link-routes';
import { routes } from '@/lib/routes';
import { getFormFlash } from '@/lib/server/pages/form-flash';
import { getAccountMetadata } from '@/lib/server/pages/metadata';

/** The outcome of a plain form post is in the first response. */
export const instant = false;

interface Props {
  params: Promise<{ token: string }>;
}

/** Sends the secret link to no other site, only to the shop, as a plain form post requires. */
export async function generateMetadata(): Promise<Metadata> {
  const meta = await getAccountMetadata({
    path: routes.resetPassword(),
    title: 'New password',
    description: 'Set a new password with the link from your mail.',
  });
  return { ...meta, referrer: 'same-origin' };
}

async function NewPasswordPage({ params }: Props) {
  const t = await getText();
  const { token } = await params;
  const flash = await getFormFlash(linkRoutes.resetPassword(token));
  return (
    <AccountFrame
      art="wishlist"
      caption="A new password in two minutes"
      title="Choose a new password"
      lead="All other devices are logged out with it."
    >
      {RESET_TOKEN.test(token) ? (
        <NewPasswordForm token={token} flash={flash} />
      ) : (
        <BadLink>{t(passwordMessages.linkCutOff)}</BadLink>
      )}
    </AccountFrame>
  );
}

export default personalPage(NewPasswordPage, 'account');
