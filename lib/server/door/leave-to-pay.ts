import 'server-only';
import { onSurface } from '@/lib/routes';
import type { SessionData } from '../session';

interface Leaving {
  session: SessionData;
  /** The page of the payment, as the API names it. */
  link: string;
  /** `app` inside the mobile app. */
  surface: string;
}

/**
 * The path of a payment's page on the shopper's surface. The session keeps who came from the mobile app,
 * which the gateway does not know.
 */
export function leaveToPay({ session, link, surface }: Leaving): string {
  // The link is a page of this shop, wherever the shopper has opened it.
  const path = new URL(link).pathname;
  if (surface !== 'app') return path;
  const txnid = path.split('/').at(-1) ?? '';
  const isSame = session.paying?.txnid === txnid;
  session.paying = { ...(isSame ? session.paying : {}), txnid, isInApp: true };
  return onSurface(path, 'app');
}
