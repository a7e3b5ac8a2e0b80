'use client';

import { useEffect, useRef } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { checkoutMessages } from '@/lib/api/checkout';
import { updateSession } from '@/lib/browser/shopper';
import { useSession } from '@/lib/browser/use-session';
import styles from './payment.module.css';

interface PayForwardProps {
  url: string;
  /** POST: `fields` go there as a form. */
  method: 'GET' | 'POST';
  fields: Record<string, string>;
}

/** Takes the browser to the gateway at once; the button is for those without scripts, or who come back. */
export function PayForward({ url, method, fields }: PayForwardProps) {
  const form = useRef<HTMLFormElement>(null);
  useEmptyCounter();
  useEffect(() => {
    if (method === 'POST') form.current?.submit();
    // The back button leads to the checkout, not here.
    else location.replace(url);
  }, [method, url]);
  const words = 'Go to the payment page';
  return (
    <div className={styles.sheet}>
      <span className={styles.wheel} aria-hidden="true" />
      <h1 className={styles.title}>{checkoutMessages.onTheWay}</h1>
      <p role="status">{checkoutMessages.doNotRefresh}</p>
      {method === 'POST' ? (
        <form ref={form} action={url} method="post">
          {Object.entries(fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit">{words}</Button>
        </form>
      ) : (
        <ButtonLink href={url}>{words}</ButtonLink>
      )}
    </div>
  );
}

/** While the payment is under way the counter shows 0; the cart itself waits for the payment. */
function useEmptyCounter(): void {
  const { session } = useSession();
  const { cartCount } = session;
  useEffect(() => {
    if (cartCount > 0) updateSession({ cartCount: 0, cartTotal: 0 });
  }, [cartCount]);
}
