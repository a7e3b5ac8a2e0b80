import 'server-only';
import { onSurface } from '@/lib/routes';
import type { SessionData } from '@/lib/server/session/session';

interface PaymentToMake {
  session: SessionData;
  /** The URL of the payment page, set by the API. */
  link: string;
  /** `app` inside the mobile app. */
  surface: string;
}

/**
 * Returns the path of a payment page on the shopper's surface. Stores in the session whether the
 * shopper uses the mobile app, which the gateway does not know.
 */
export function toPaymentPage({ session, link, surface }: PaymentToMake): string {
  // The link is a page of this shop, under whichever host the shopper has opened it.
  const path = new URL(link).pathname;
  if (surface !== 'app') return path;
  const txnid = path.split('/').at(-1) ?? '';
  session.paying = { txnid, isInApp: true };
  return onSurface(path, 'app');
}
