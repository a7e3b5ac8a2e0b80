import type { Metadata } from 'next';
import { AccountFrame } from '@/components/account/account-frame';
import { SignUpForm } from '@/components/account/sign-up-form.client';
import { routes } from '@/lib/routes';
import { getFormFlash } from '@/lib/server/pages/form-flash';
import { getAccountMetadata } from '@/lib/server/pages/metadata';

/** The outcome of a plain form post is in the first response. */
export const instant = false;

export function generateMetadata(): Promise<Metadata> {
  return getAccountMetadata({
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
      caption="Addresses kept, orders followed, wishes saved"
      title="Create an account"
      lead="It keeps your addresses, orders and wishlist."
    >
      <SignUpForm flash={flash} />
    </AccountFrame>
  );
}
