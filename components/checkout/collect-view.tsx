import { useText } from '#language';
import { useSettings } from '#settings';
import { FlashNote } from '@/components/shared/flash-note';
import { ReturnToFields } from '@/components/shared/return-to-fields.client';
import { hoursSentence, StoreAddress } from '@/components/shared/store-facts';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { Field, FieldError } from '@/components/ui/field';
import { FieldRow, FormStack } from '@/components/ui/form-stack';
import { Icon } from '@/components/ui/icon';
import { Input, PrefixedInput } from '@/components/ui/input';
import { Note } from '@/components/ui/note';
import { RadioCard, RadioCards } from '@/components/ui/radio-card';
import type { Store } from '@/contract/content/stores';
import { INDIA_CALLING_CODE } from '@/contract/kit/phones';
import { collectMessages, readyWithin } from '@/contract/messages/collect';
import { MAX_COLLECTOR_NAME_LENGTH } from '@/contract/orders/collect';
import { orderApi } from '@/lib/api-routes/orders';
import { routes } from '@/lib/routes';
import type { CollectPageData } from '@/lib/view/collect';
import frame from './checkout-frame.module.css';
import { DeliverInstead } from './collect-step';

/** The choice of the store where an order is collected, and of who collects it; a plain form. */
export function CollectView({ page }: { page: CollectPageData }) {
  const t = useText();
  const { stores, isLost, flash } = page;
  return (
    <div className="wrap section-below">
      <ButtonLink
        href={isLost ? routes.cart() : routes.checkout()}
        variant="text"
        className={frame.back}
      >
        <Icon name="arrow-left" />
        {t(isLost ? 'Back to cart' : 'Back to checkout')}
      </ButtonLink>
      <h1 className={frame.heading}>{t('Collect from a store')}</h1>
      <div className="stack gap-5">
        {isLost && (
          <Note tone="warning">
            <p>{t(collectMessages.notOffered)}</p>
            <DeliverInstead />
          </Note>
        )}
        {flash && <FlashNote flash={flash} />}
        {stores.length > 0 ? (
          <StoreForm {...page} />
        ) : (
          <EmptyState motif="mint" title="No stores found" text={collectMessages.notOffered} />
        )}
      </div>
    </div>
  );
}

function StoreForm({ stores, chosen, name, mobile, flash }: CollectPageData) {
  const t = useText();
  const errors = flash?.errors ?? {};
  const errorOf = (field: string) => {
    const [error] = errors[field] ?? [];
    return error === undefined ? {} : { error };
  };
  const { error: noStore } = errorOf('store');
  return (
    <FormStack action={orderApi.collect()}>
      <ReturnToFields next={routes.checkout()} from={routes.collect()} />
      <fieldset className="stack gap-3">
        <legend className="mb-3 title">{t('Choose a store')}</legend>
        <RadioCards>
          {stores.map((store) => (
            <RadioCard
              key={store.id}
              name="store"
              value={store.id}
              defaultChecked={store.id === chosen}
              aria-describedby={noStore && 'store-error'}
            >
              <StoreOption store={store} />
            </RadioCard>
          ))}
        </RadioCards>
        {noStore && <FieldError id="store-error">{t(noStore)}</FieldError>}
      </fieldset>
      <fieldset className="stack gap-3">
        <legend className="mb-3 title">{t('Who collects it?')}</legend>
        <FieldRow>
          <Field id="name" label="Full name" required {...errorOf('name')}>
            {(control) => (
              <Input
                {...control}
                name="name"
                defaultValue={name}
                autoComplete="name"
                maxLength={MAX_COLLECTOR_NAME_LENGTH}
              />
            )}
          </Field>
          <Field id="mobile" label="Mobile number" required {...errorOf('mobile')}>
            {(control) => (
              <PrefixedInput
                {...control}
                start={INDIA_CALLING_CODE}
                name="mobile"
                type="tel"
                defaultValue={mobile}
                autoComplete="tel-national"
              />
            )}
          </Field>
        </FieldRow>
      </fieldset>
      <Button type="submit" size="large" className="fit">
        {t('Collect it there')}
      </Button>
    </FormStack>
  );
}

function StoreOption({ store }: { store: Store }) {
  const t = useText();
  return (
    <>
      <b lang={t.langOf(t(store.store_name))}>{t(store.store_name)}</b>
      <StoreAddress store={store} />
      <CollectHours store={store} />
    </>
  );
}

/** When a store is open, and when an order that is placed now lies ready there. */
export function CollectHours({ store }: { store: Store }) {
  const t = useText();
  const { delivery } = useSettings();
  const { work_start_time: opens, work_end_time: closes, weekly_off: off } = store;
  return (
    <span className="block mt-1 small muted num">
      {hoursSentence({ opens, closes, off }, t)}
      <br />
      {t.filled(readyWithin(delivery.packing_days.max))}
    </span>
  );
}
