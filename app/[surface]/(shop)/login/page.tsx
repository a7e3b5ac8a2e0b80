import type { Metadata } from 'next';
import { personalPage } from '@/app/personal-page';
import { AccountFrame } from '@/components/account/account-frame';
import { LeaveWhenLoggedIn } from '@/components/account/leave-when-logged-in.client';
import { LoginChoice } from '@/components/account/login-choice';
import { routes, safePath } from '@/lib/routes';
import { getLoginPage } from '@/lib/server/pages/log-in';
import { getAccountMetadata } from '@/lib/server/pages/metadata';

/** The outcome of a plain form post is in the first response. */
export const instant = false;

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export function generateMetadata(): Promise<Metadata> {
  return getAccountMetadata({
    path: routes.login(),
    title: 'Login',
    description: 'Login with your mobile number or with email and password.',
  });
}

async function LoginPage({ searchParams }: Props) {
  const [{ next }, { flash, sentTo }] = await Promise.all([searchParams, getLoginPage()]);
  const target = safePath(next, routes.shop());
  const isOrdering = target === routes.checkout();
  const isOfCode = flash?.typed?.mobile_no !== undefined;
  const isRefused = flash?.isError === true;
  return (
    <AccountFrame
      art="orders"
      caption="Your orders and invoices in one place"
      title={isOrdering ? 'Log in to place your order' : 'Welcome Back'}
      lead={isOrdering ? 'Your cart is kept. A code by SMS is all you need.' : undefined}
      flash={isRefused ? undefined : flash}
    >
      <LeaveWhenLoggedIn next={target} />
      <LoginChoice
        next={target}
        flash={isRefused && !isOfCode ? flash : undefined}
        numberFirst={isOrdering}
        start={{
          sentTo,
          digits: flash?.typed?.mobile_no,
          problem: isRefused && isOfCode ? flash.message : undefined,
          asked: isOfCode ? flash.errors?.recaptcha?.[0] : undefined,
        }}
      />
    </AccountFrame>
  );
}

export default personalPage(LoginPage, 'account');
