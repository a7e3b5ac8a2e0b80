import { ChevronDown, Plus } from 'lucide-react';
import { ButtonLink } from '@/components/ui/button-link';
import { FieldError } from '@/components/ui/field';
import { RadioCard } from '@/components/ui/radio-card';
import { formatRupees } from '@/lib/format/money';
import { routes } from '@/lib/routes';
import styles from './checkout-view.module.css';
import type { Place } from './place';
import { Step } from './step';
import type { Choice, Choose } from './use-checkout.client';

interface AddressStepProps {
  addresses: Place[];
  choice: Choice;
  choose: Choose;
  /** Why the order could not be sent. */
  problem: string | undefined;
}

const FIRST = 2;

/** The addresses of the customer: the first two, the others on demand. */
export function AddressStep({ addresses, choice, choose, problem }: AddressStepProps) {
  const card = (place: Place) => (
    <RadioCard
      key={place.id}
      name="address"
      value={place.id}
      checked={choice.address === place.id}
      onChange={() => choose({ address: place.id })}
      aria-describedby={problem && 'address-error'}
      actions={
        <ButtonLink
          href={routes.editAddress(place.id, routes.checkout())}
          variant="text"
          size="small"
        >
          Edit
          <span className="visually-hidden">: {place.name}</span>
        </ButtonLink>
      }
    >
      {place.words}
      <span className={styles.charge}>
        {place.shipping === 0 ? 'Free delivery' : `Delivery ${formatRupees(place.shipping)}`}
      </span>
    </RadioCard>
  );
  const rest = addresses.slice(FIRST);
  return (
    <Step number={1} title="Billing address">
      <div className={styles.cards}>{addresses.slice(0, FIRST).map(card)}</div>
      {rest.length > 0 && (
        <details className={styles.rest}>
          <summary>
            <span className={styles.more}>Show all {addresses.length}</span>
            <span className={styles.less}>Show Less</span>
            <ChevronDown aria-hidden="true" />
          </summary>
          <div className={styles.cards}>{rest.map(card)}</div>
        </details>
      )}
      <div role="alert">{problem && <FieldError id="address-error">{problem}</FieldError>}</div>
      <ButtonLink href={routes.addAddress({ next: routes.checkout() })} variant="text">
        <Plus aria-hidden="true" />
        Add an address
      </ButtonLink>
    </Step>
  );
}
