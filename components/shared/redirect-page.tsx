import { redirect } from 'next/navigation';
import { LeadOn } from './lead-on.client';

interface RedirectPageProps {
  href: string;
  /** Whether the router of an open page asks, and not a browser for a new document. */
  isByRouter: boolean;
}

/**
 * A page in whose place another one is opened, for now: because of the cart, for example. The router
 * keeps the outcome of `redirect()` and follows it once more when the page is opened again, so it is
 * answered with a component that leads on.
 */
export function RedirectPage({ href, isByRouter }: RedirectPageProps) {
  if (!isByRouter) redirect(href);
  return <LeadOn href={href} />;
}
