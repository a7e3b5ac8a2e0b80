import type { Metadata } from 'next';
import { AccountFrame } from '@/components/account/account-frame';
import { SignUpForm } from '@/components/account/sign-up-form.client';
import { routes } from '@/lib/routes';
import { getAccountWords } from '@/lib/server/data/get-account-words';
import { getFormFlash } from '@/lib/server/data/get-form-flash';

/** What a plain form post left behind is in the first answer. */
export const instant = false;

export function generateMetadata(): Promise<Metadata> {
  return getAccountWords({
    path: routes.signup(),
    title: 'Create an account',
    description: 'An account keeps your addresses, orders, invoices and wishlist.',
  });
}

export default async function SignUpPage() {
  const flash = await getFormFlash(routes.signup());
  return (
    <AccountFrame
      art="elite"
      words="Addresses kept, orders followed, wishes saved"
      title="Create an account"
      lead="It keeps your addresses, orders and wishlist."
    >
      <SignUpForm flash={flash} />
    </AccountFrame>
  );
}
