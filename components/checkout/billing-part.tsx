import type { ComponentProps } from 'react';
import { useText } from '#language';
import { Checkbox } from '@/components/ui/checkbox';
import { Disclosure } from '@/components/ui/disclosure';
import { Field } from '@/components/ui/field';
import { FieldRow } from '@/components/ui/form-stack';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import type { FieldErrors } from '@/contract/kit/errors';
import { billingMessages } from '@/contract/messages/gst';
import type { TypedBilling, UsedBusiness } from '@/contract/orders/billing';
import type { AddressOption } from './address-option';

export interface BillingPartProps {
  addresses: readonly AddressOption[];
  /** What was typed before. */
  billing: Partial<TypedBilling> | undefined;
  /** The business of an earlier order. */
  business: UsedBusiness | null | undefined;
  errors: FieldErrors;
  /** Something is chosen, or a field is left. */
  onTyped: (form: HTMLFormElement | null) => void;
}

/** Whom the invoice is for, where that is not simply who receives the parcel. */
export function BillingPart({ addresses, ...rest }: BillingPartProps) {
  const { billing, business, errors } = rest;
  const isOther = billing?.bill_to !== undefined || errors.bill_to !== undefined;
  const hasTyped = Boolean(billing?.gstin || billing?.business_name);
  return (
    <div className="stack gap-2 mt-4">
      {addresses.length > 1 && (
        <Disclosure label="Bill to another address" isOpen={isOther}>
          <BillToField addresses={addresses} {...rest} />
        </Disclosure>
      )}
      <Disclosure
        label="I need a GST invoice for my business"
        isOpen={Boolean(business) || hasTyped || Boolean(errors.gstin ?? errors.business_name)}
      >
        <BusinessFields {...rest} />
      </Disclosure>
    </div>
  );
}

function BillToField({ addresses, billing, errors, onTyped }: Omit<BillingPartProps, 'business'>) {
  const t = useText();
  return (
    <Field id="bill-to" label="Billing address" {...firstOf(errors.bill_to)}>
      {(control) => (
        <Select
          {...control}
          name="bill_to"
          defaultValue={billing?.bill_to ?? ''}
          onChange={({ target }) => onTyped(target.form)}
        >
          <option value="">{t('Where it is delivered')}</option>
          {addresses.map(({ id, name, city }) => (
            <option key={id} value={id}>
              {name}, {t(city)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

/** The first error of a field, as the field takes it. */
const firstOf = ([error]: readonly string[] = []) => (error ? { error } : {});

function BusinessFields({
  billing,
  business,
  errors,
  onTyped,
}: Omit<BillingPartProps, 'addresses'>) {
  const t = useText();
  const onBlur: ComponentProps<'input'>['onBlur'] = ({ target }) => onTyped(target.form);
  return (
    <div className="stack gap-3">
      {business && (
        <Checkbox
          name="gst_again"
          value="yes"
          defaultChecked={billing?.gst_again}
          onChange={({ target }) => onTyped(target.form)}
          label={t('Bill {name} again, GSTIN {gstin}', {
            name: business.business_name,
            gstin: business.gstin,
          })}
        />
      )}
      <FieldRow>
        <Field
          id="gstin"
          label="GSTIN"
          hint={billingMessages.hint}
          isErrorAnnounced
          {...firstOf(errors.gstin)}
        >
          {(control) => (
            <Input
              {...control}
              name="gstin"
              defaultValue={billing?.gstin}
              onBlur={onBlur}
              maxLength={40}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
          )}
        </Field>
        <Field
          id="business-name"
          label="Registered name of the business"
          isErrorAnnounced
          {...firstOf(errors.business_name)}
        >
          {(control) => (
            <Input
              {...control}
              name="business_name"
              defaultValue={billing?.business_name}
              onBlur={onBlur}
              maxLength={100}
              autoComplete="organization"
            />
          )}
        </Field>
      </FieldRow>
    </div>
  );
}
