import type { Metadata } from 'next';
import { AccountFrame } from '@/components/account/account-frame';
import { ConfirmEmailForm } from '@/components/account/confirm-email-form';
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
    path: routes.confirmEmail(),
    title: 'Confirm your email address',
    description: 'Confirm your email address with the link from your mail.',
  });
  return { ...words, referrer: 'same-origin' };
}

/** Changes nothing by itself: whatever opens links before the shopper does proves no address. */
export default async function ConfirmEmailPage({ params }: Props) {
  const { token } = await params;
  const flash = await getFormFlash(routes.confirmEmailLink(token));
  return (
    <AccountFrame
      art="orders"
      words="Your orders and invoices in one place"
      title="Confirm your email address"
      lead="From then on, news of your orders is mailed to it."
    >
      <ConfirmEmailForm token={token} flash={flash} />
    </AccountFrame>
  );
}
