import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { Note } from '@/components/ui/note';
import type { FormFlash } from '@/lib/forms/form-flash';
import { routes } from '@/lib/routes';
import styles from './checkout-view.module.css';

interface CheckoutFrameProps {
  /** The message of a plain form post. */
  flash: FormFlash | undefined;
  children: ReactNode;
}

/** The checkout's heading and the way back. */
export function CheckoutFrame({ flash, children }: CheckoutFrameProps) {
  return (
    <div className="wrap">
      <ButtonLink href={routes.cart()} variant="text" className={styles.back}>
        <ArrowLeft aria-hidden="true" />
        Back to cart
      </ButtonLink>
      <h1 className={styles.heading}>Checkout</h1>
      {flash && <Note tone={flash.isError ? 'error' : 'success'}>{flash.message}</Note>}
      {children}
    </div>
  );
}
