import { useText } from '#language';
import { ButtonLink } from '@/components/ui/button-link';
import { FieldError } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { Note } from '@/components/ui/note';
import { RadioCards } from '@/components/ui/radio-card';
import { StatefulRadioCard } from '@/components/ui/stateful-radio-card';
import { orderMessages } from '@/contract/messages/orders';
import { formatRupees } from '@/contract/shop/money';
import type { Translate } from '@/lib/language/translate';
import { routes } from '@/lib/routes';
import type { AddressOption } from './address-option';
import styles from './address-step.module.css';
import { BillingPart, type BillingPartProps } from './billing-part';
import { CheckoutStep } from './checkout-frame';
import { CollectLink } from './collect-step';
import type { Choice, Choose } from './use-checkout.client';

interface AddressStepProps extends Omit<BillingPartProps, 'addresses'> {
  addresses: AddressOption[];
  /** The address the page began with, if not the default one; always displayed. */
  chosenAddress: number | undefined;
  isMember: boolean;
  /** Some stores hand out orders. */
  mayCollect: boolean;
  choice: Choice;
  choose: Choose;
  /** Why the order was not sent. */
  problem: string | undefined;
}

const FIRST = 2;

/** The customer's addresses: the first two, the others on demand. */
export function AddressStep({
  addresses,
  chosenAddress,
  isMember,
  mayCollect,
  choice,
  choose,
  problem,
  ...billing
}: AddressStepProps) {
  const t = useText();
  const card = (option: AddressOption) => (
    <StatefulRadioCard
      key={option.id}
      name="address"
      value={option.id}
      checked={choice.address === option.id}
      disabled={option.isAbroad}
      onChoose={() => choose({ address: option.id })}
      aria-describedby={problem && 'address-error'}
      actions={
        <ButtonLink
          href={routes.editAddress(option.id, routes.checkout())}
          variant="text"
          size="small"
        >
          {t('Edit')}
          <span className="visually-hidden">: {option.name}</span>
        </ButtonLink>
      }
    >
      {option.lines}
      <span className="block mt-1 small muted num">{deliveryOf(option, isMember, t)}</span>
    </StatefulRadioCard>
  );
  const rest = addresses.slice(FIRST);
  return (
    <CheckoutStep number={1} title="Delivery and billing address">
      <RadioCards>{addresses.slice(0, FIRST).map(card)}</RadioCards>
      {addresses.every(({ isAbroad }) => isAbroad) && (
        <Note tone="warning">{t(orderMessages.onlyAbroad)}</Note>
      )}
      <div role="alert">{problem && <FieldError id="address-error">{t(problem)}</FieldError>}</div>
      <div className="cluster top gap-2 gap-x-4">
        {rest.length > 0 && (
          <details className={styles.rest} open={rest.some(({ id }) => id === chosenAddress)}>
            <summary>
              <span className={styles.more}>
                {t('Show all {count}', { count: addresses.length })}
              </span>
              <span className={styles.less}>{t('Show Less')}</span>
              <Icon name="chevron-down" />
            </summary>
            <RadioCards>{rest.map(card)}</RadioCards>
          </details>
        )}
        <ButtonLink href={routes.addAddress({ next: routes.checkout() })} variant="text">
          <Icon name="plus" />
          {t('Add an address')}
        </ButtonLink>
        {mayCollect && <CollectLink />}
      </div>
      <BillingPart addresses={addresses} {...billing} />
    </CheckoutStep>
  );
}

/** Returns what delivering there costs, and by when. */
function deliveryOf(option: AddressOption, isMember: boolean, t: Translate): string {
  const { isAbroad, shipping, arrives, arrivesForMembers } = option;
  if (isAbroad) return t(orderMessages.addressAbroad);
  const price = formatRupees(shipping);
  const charge = shipping === 0 ? t('Free delivery') : t('Delivery {price}', { price });
  const day = isMember ? (arrivesForMembers ?? arrives) : arrives;
  return day ? t('{charge}, usually by {day}', { charge, day: t.filled(day) }) : charge;
}
