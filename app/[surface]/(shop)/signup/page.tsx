import type { Metadata } from 'next';
import { personalPage } from '@/app/personal-page';
import { AccountFrame } from '@/components/account/account-frame';
import { LeaveWhenLoggedIn } from '@/components/account/leave-when-logged-in.client';
import { ProvenSignUp } from '@/components/account/proven-sign-up.client';
import { SignUpForm } from '@/components/account/sign-up-form.client';
import { routes, safePath } from '@/lib/routes';
import { getSignUpPage } from '@/lib/server/pages/log-in';
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

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

async function SignUpPage({ searchParams }: Props) {
  const [{ next }, { flash, digits, isProven }] = await Promise.all([
    searchParams,
    getSignUpPage(),
  ]);
  const target = safePath(next, routes.shop());
  return (
    <AccountFrame
      art="elite"
      caption="Addresses kept, orders followed, wishes saved"
      title="Create an account"
      lead="It keeps your addresses, orders and wishlist."
    >
      <LeaveWhenLoggedIn next={target} />
      {isProven && digits ? (
        <ProvenSignUp next={target} digits={digits} flash={flash} />
      ) : (
        <SignUpForm next={target} digits={digits} flash={flash} />
      )}
    </AccountFrame>
  );
}

export default personalPage(SignUpPage, 'account');
