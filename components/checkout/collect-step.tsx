import type { ReactNode } from 'react';
import { useText } from '#language';
import { ReturnToFields } from '@/components/shared/return-to-fields.client';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { Panel } from '@/components/ui/panel';
import { orderApi } from '@/lib/api-routes/orders';
import { routes } from '@/lib/routes';
import { STANDARD_DELIVERY } from './address-option';
import { CheckoutStep } from './checkout-frame';

/** The store where an order is collected. */
export interface CollectOption {
  store: number;
  name: string;
  /** Address, hours and who collects, drawn by the server. */
  facts: ReactNode;
}

interface CollectStepProps {
  collect: CollectOption;
  /** Whom the invoice is for. */
  children: ReactNode;
}

/** In place of address and delivery: the chosen store. */
export function CollectStep({ collect, children }: CollectStepProps) {
  const t = useText();
  return (
    <CheckoutStep number={1} title="Collect from a store">
      <input type="hidden" name="collect" value={collect.store} />
      <input type="hidden" name="delivery" value={STANDARD_DELIVERY} />
      <Panel>{collect.facts}</Panel>
      <div className="cluster gap-2 gap-x-4 mt-2">
        <ButtonLink href={routes.collect()} variant="text">
          {t('Change the store or who collects')}
        </ButtonLink>
        <Button type="submit" form={DELIVER_FORM} variant="text">
          {t('Deliver it to an address instead')}
        </Button>
      </div>
      {children}
    </CheckoutStep>
  );
}

const DELIVER_FORM = 'deliver-instead';

/** The form of the button that goes back to a delivery: a form has none inside. */
export function DeliverForm() {
  return (
    <form id={DELIVER_FORM} action={orderApi.deliver()} method="post">
      <ReturnToFields next={routes.checkout()} from={routes.checkout()} />
    </form>
  );
}

/** Goes back to a delivery; a plain form. */
export function DeliverInstead() {
  const t = useText();
  return (
    <>
      <Button type="submit" form={DELIVER_FORM} variant="text">
        {t('Deliver it to an address instead')}
      </Button>
      <DeliverForm />
    </>
  );
}

/** Leads to the stores where the order could be collected. */
export function CollectLink() {
  const t = useText();
  return (
    <ButtonLink href={routes.collect()} variant="text">
      <Icon name="store" />
      {t('Collect from a store – free')}
    </ButtonLink>
  );
}
