import type { Metadata } from 'next';
import { personalPage } from '@/app/personal-page';
import { AccountFrame } from '@/components/account/account-frame';
import { ConfirmEmailForm } from '@/components/account/confirm-email-form';
import { linkRoutes } from '@/lib/link-routes';
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
    // Without the token, which nothing else is told.
    path: linkRoutes.confirmEmail('').slice(0, -1),
    title: 'Confirm your email address',
    description: 'Confirm your email address with the link from your mail.',
  });
  return { ...meta, referrer: 'same-origin' };
}

/** Changes nothing on GET: a program that opens links early must not confirm an email address. */
async function ConfirmEmailPage({ params }: Props) {
  const { token } = await params;
  const flash = await getFormFlash(linkRoutes.confirmEmail(token));
  return (
    <AccountFrame
      art="orders"
      caption="Your orders and invoices in one place"
      title="Confirm your email address"
      lead="From then on, news of your orders is mailed to it."
    >
      <ConfirmEmailForm token={token} flash={flash} />
    </AccountFrame>
  );
}

export default personalPage(ConfirmEmailPage);
