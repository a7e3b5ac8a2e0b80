'use client';

import { ArrowLeft } from 'lucide-react';
import { ButtonLink } from '@/components/ui/button';
import { useSurface } from '@/components/ui/link.client';
import { Note } from '@/components/ui/note';
import type { ShopperCart } from '@/lib/api/shopper';
import type { FormFlash } from '@/lib/forms/form-flash';
import { onSurface, routes } from '@/lib/routes';
import { AddressStep } from './address-step';
import styles from './checkout-view.module.css';
import { DeliveryStep } from './delivery-step';
import { OrderSummary } from './order-summary';
import { PayBar } from './pay-bar';
import { PaymentStep } from './payment-step';
import type { Place } from './place';
import { useCheckout } from './use-checkout.client';

interface CheckoutViewProps {
  /** The cart as it is ordered. */
  first: ShopperCart;
  /** At least one. */
  addresses: Place[];
  isElite: boolean;
  /** What joining costs, in rupees. */
  elitePrice?: number;
  /** What the server wrote down of the figures; it is handed back with the order. */
  shown: string;
  orderKey: string;
  flash?: FormFlash;
}

/** The checkout: one form, which works as a plain post too. */
export function CheckoutView({
  first,
  addresses,
  isElite,
  elitePrice,
  flash,
  ...sent
}: CheckoutViewProps) {
  const surface = useSurface();
  const { choice, choose, problem, isSending, onSubmit } = useCheckout({ addresses, ...sent });
  const place = addresses.find(({ id }) => id === choice.address);
  return (
    <div className="wrap">
      <ButtonLink href={routes.cart()} variant="text" className={styles.back}>
        <ArrowLeft aria-hidden="true" />
        Back to cart
      </ButtonLink>
      <h1 className={styles.heading}>Checkout</h1>
      {flash && <Note tone={flash.isError ? 'error' : 'success'}>{flash.message}</Note>}
      {first.voucher.problem && <Note tone="warning">{first.voucher.problem}</Note>}
      <form
        className={styles.checkout}
        action="/api/checkout"
        method="post"
        noValidate
        onSubmit={onSubmit}
      >
        <input type="hidden" name="shown" value={sent.shown} />
        <input type="hidden" name="key" value={sent.orderKey} />
        <input type="hidden" name="surface" value={surface} />
        <input type="hidden" name="from" value={onSurface(routes.checkout(), surface)} />
        <div className={styles.steps}>
          <AddressStep addresses={addresses} choice={choice} choose={choose} problem={problem} />
          <PaymentStep choice={choice} choose={choose} />
          <DeliveryStep
            place={place}
            isElite={isElite}
            elitePrice={elitePrice}
            choice={choice}
            choose={choose}
          />
        </div>
        <OrderSummary cart={first} place={place} isElite={isElite} isSending={isSending} />
        <PayBar cart={first} place={place} isSending={isSending} />
      </form>
    </div>
  );
}
