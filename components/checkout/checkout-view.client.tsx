'use client';

import { useText } from '#language';
import { useSurface } from '@/components/ui/link.client';
import { Note } from '@/components/ui/note';
import { orderApi } from '@/lib/api-routes/orders';
import { useEvent } from '@/lib/browser/use-event';
import { routes } from '@/lib/routes';
import { onSurface } from '@/lib/surface';
import type { CheckoutPageData } from '@/lib/view/checkout';
import type { AddressOption } from './address-option';
import { AddressStep } from './address-step';
import { amountDue, payableByGift } from './amount-due';
import { BillingPart } from './billing-part';
import { CheckoutFrame } from './checkout-frame';
import styles from './checkout-view.module.css';
import { type CollectOption, CollectStep, DeliverForm } from './collect-step';
import { DeliveryStep } from './delivery-step';
import { GiftCardCodeForm } from './gift-card-step.client';
import { CheckoutSummary } from './order-summary';
import { CheckoutPayBar } from './pay-buttons';
import { PaymentStep } from './payment-step';
import { useCheckout } from './use-checkout.client';
import { useGiftCardCode } from './use-gift-card-code.client';

interface CheckoutViewProps extends Omit<CheckoutPageData, 'addresses' | 'collect'> {
  collect?: CollectOption | undefined;
  /** At least one, unless the order is collected. */
  addresses: AddressOption[];
}

/** The checkout: one form, which also works as a plain form post. */
export function CheckoutView({
  first,
  addresses,
  collect,
  mayCollect = false,
  isMember,
  membershipPrice,
  giftBalance,
  flash,
  chosenAddress,
  billing,
  business,
  ...sent
}: CheckoutViewProps) {
  const t = useText();
  const checkout = useCheckout({
    ...{ addresses, isMember, chosenAddress, ...sent },
    collect: collect?.store,
    errors: flash?.errors,
  });
  const { choice, choose, problem, isBusy, onSubmit, hasEliteEnded } = checkout;
  useEvent({
    name: 'began checkout',
    goods: first.cart.cart_items.map((line) => ({
      id: line.product_id,
      price: line.selling_price,
      quantity: line.quantity,
    })),
  });
  const code = useGiftCardCode(() => choose({ gift_voucher: 'yes' }));
  const address = addresses.find(({ id }) => id === choice.address);
  const place = collect ? { shipping: 0, city: '', storeName: collect.name } : address;
  const due = { cart: first, address: place };
  const sum = amountDue(due, choice.gift_voucher === 'yes' ? giftBalance : 0);
  const chosen = { choice, choose };
  const paying = { sum, address: place, isBusy };
  const { errors, onTyped } = checkout.billing;
  const billed = { addresses, billing, business, errors, onTyped };
  return (
    <CheckoutFrame flash={flash}>
      {first.voucher.problem && <Note tone="warning">{t(first.voucher.problem)}</Note>}
      <form
        className={`split-1000 top ${styles.checkout}`}
        action={orderApi.checkout()}
        method="post"
        noValidate
        onSubmit={onSubmit}
      >
        <Sent {...sent} />
        <div className="stack gap-6">
          {collect ? (
            <CollectStep collect={collect}>
              <BillingPart {...billed} />
            </CollectStep>
          ) : (
            <>
              <AddressStep
                {...{ chosenAddress, isMember, mayCollect, problem }}
                {...billed}
                {...chosen}
              />
              <DeliveryStep
                {...{ address, isMember, membershipPrice, hasEliteEnded }}
                {...chosen}
              />
            </>
          )}
          <PaymentStep
            sum={sum}
            isCollected={collect !== undefined}
            giftPayable={payableByGift(due, giftBalance)}
            code={code}
            {...chosen}
          />
        </div>
        <CheckoutSummary cart={first} isMember={isMember} {...paying} />
        <CheckoutPayBar {...paying} />
      </form>
      <GiftCardCodeForm code={code} />
      {collect && <DeliverForm />}
    </CheckoutFrame>
  );
}

/** The hidden fields sent with the choices. */
function Sent({
  displayedFigures,
  orderKey,
}: Pick<CheckoutViewProps, 'displayedFigures' | 'orderKey'>) {
  const surface = useSurface();
  return (
    <>
      <input type="hidden" name="displayed" value={displayedFigures} />
      <input type="hidden" name="key" value={orderKey} />
      <input type="hidden" name="surface" value={surface} />
      <input type="hidden" name="from" value={onSurface(routes.checkout(), surface)} />
    </>
  );
}
