import 'server-only';
import type { SessionData } from '@/lib/server/session/session';
import { onSurface, readSurface } from '@/lib/surface';

interface PaymentToMake {
  session: SessionData;
  /** The URL of the payment page, set by the API. */
  link: string;
  /** The surface of the form's page. */
  surface: string;
}

/**
 * Returns the path of a payment page on the shopper's surface. Stores in the session whether the
 * shopper uses the mobile app, which the gateway does not know.
 */
export function toPaymentPage({ session, link, surface }: PaymentToMake): string {
  // The link is a page of this shop, under whichever host the shopper has opened it.
  const path = new URL(link).pathname;
  const own = readSurface(surface);
  const txnid = path.split('/').at(-1) ?? '';
  session.paying = { txnid, surface: own };
  return onSurface(path, own);
}
