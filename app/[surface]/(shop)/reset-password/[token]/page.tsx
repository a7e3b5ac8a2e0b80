import type { Metadata } from 'next';
import { AccountFrame } from '@/components/account/account-frame';
import { BadLink } from '@/components/account/bad-link';
import { NewPasswordForm } from '@/components/account/new-password-form.client';
import { RESET_TOKEN } from '@/contract/password';
import { routes } from '@/lib/routes';
import { getAccountWords } from '@/lib/server/data/get-account-words';
import { getFormFlash } from '@/lib/server/data/get-form-flash';

/** What a plain form post left behind is in the first answer. */
export const instant = false;

interface Props {
  params: Promise<{ token: string }>;
}

/** The link is a secret: no other site is told it. The shop itself is, as a plain form post needs. */
export async function generateMetadata(): Promise<Metadata> {
  const words = await getAccountWords({
    path: routes.resetPassword(),
    title: 'New password',
    description: 'Set a new password with the link from your mail.',
  });
  return { ...words, referrer: 'same-origin' };
}

export default async function NewPasswordPage({ params }: Props) {
  const { token } = await params;
  const flash = await getFormFlash(routes.resetPasswordLink(token));
  return (
    <AccountFrame
      art="wishlist"
      words="A new password in two minutes"
      title="Choose a new password"
      lead="All other devices are logged out with it."
    >
      {RESET_TOKEN.test(token) ? (
        <NewPasswordForm token={token} flash={flash} />
      ) : (
        <BadLink>This link is not complete. Please ask for a new one.</BadLink>
      )}
    </AccountFrame>
  );
}
