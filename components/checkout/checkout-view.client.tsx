'use client';

import { useSurface } from '@/components/ui/link.client';
import { Note } from '@/components/ui/note';
import type { ShopperCart } from '@/lib/api/shopper';
import type { FormFlash } from '@/lib/forms/form-flash';
import { onSurface, routes } from '@/lib/routes';
import { AddressStep } from './address-step';
import { CheckoutFrame } from './checkout-frame';
import styles from './checkout-view.module.css';
import { DeliveryStep } from './delivery-step';
import { GiftCodeForm } from './gift-code.client';
import { OrderSummary } from './order-summary';
import { PayBar } from './pay-bar';
import { PaymentStep } from './payment-step';
import type { Place } from './place';
import { payableByGift, toPay } from './to-pay';
import { useCheckout } from './use-checkout.client';
import { useGiftCode } from './use-gift-code.client';

interface CheckoutViewProps {
  /** The cart as it is ordered. */
  first: ShopperCart;
  /** At least one. */
  addresses: Place[];
  isElite: boolean;
  /** What joining costs, in rupees. */
  elitePrice?: number;
  /** Rupees on the customer's gift vouchers. */
  giftBalance: number;
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
  giftBalance,
  flash,
  ...sent
}: CheckoutViewProps) {
  const { choice, choose, problem, isSending, onSubmit } = useCheckout({ addresses, ...sent });
  const code = useGiftCode(() => choose({ gift_voucher: 'yes' }));
  const place = addresses.find(({ id }) => id === choice.address);
  const due = { cart: first, place };
  const sum = toPay(due, choice.gift_voucher === 'yes' ? giftBalance : 0);
  const chosen = { choice, choose };
  const paying = { sum, place, isSending };
  return (
    <CheckoutFrame flash={flash}>
      {first.voucher.problem && <Note tone="warning">{first.voucher.problem}</Note>}
      <form
        className={styles.checkout}
        action="/api/checkout"
        method="post"
        noValidate
        onSubmit={onSubmit}
      >
        <Sent {...sent} />
        <div className={styles.steps}>
          <AddressStep addresses={addresses} problem={problem} {...chosen} />
          <PaymentStep
            sum={sum}
            giftPayable={payableByGift(due, giftBalance)}
            code={code}
            {...chosen}
          />
          <DeliveryStep place={place} isElite={isElite} elitePrice={elitePrice} {...chosen} />
        </div>
        <OrderSummary cart={first} isElite={isElite} {...paying} />
        <PayBar {...paying} />
      </form>
      <GiftCodeForm code={code} />
    </CheckoutFrame>
  );
}

/** What is sent beside the choices. */
function Sent({ shown, orderKey }: Pick<CheckoutViewProps, 'shown' | 'orderKey'>) {
  const surface = useSurface();
  return (
    <>
      <input type="hidden" name="shown" value={shown} />
      <input type="hidden" name="key" value={orderKey} />
      <input type="hidden" name="surface" value={surface} />
      <input type="hidden" name="from" value={onSurface(routes.checkout(), surface)} />
    </>
  );
}
