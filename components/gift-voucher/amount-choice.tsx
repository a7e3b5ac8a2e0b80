import { Chip, Chips } from '@/components/ui/chip';
import { Field } from '@/components/ui/field';
import { PrefixedInput } from '@/components/ui/input';
import { GIFT_VOUCHER_PRESETS } from '@/contract/limits';
import { rupeeParts } from '@/lib/format/money';
import type { FormField } from '@/lib/forms/field-of';
import styles from './gift-voucher-form.module.css';

interface AmountChoiceProps {
  field: FormField;
  /** As it stands in the field. */
  chosen: string;
  choose: (amount: string) => void;
}

/** What the voucher is worth: one of the usual amounts, or any other. */
export function AmountChoice({ field, chosen, choose }: AmountChoiceProps) {
  return (
    <fieldset className={styles.group}>
      <legend>Amount</legend>
      <Chips className={styles.amounts}>
        {GIFT_VOUCHER_PRESETS.map((amount) => (
          <li key={amount}>
            <Chip pressed={Number(chosen) === amount} onClick={() => choose(String(amount))}>
              {rupeeParts(amount).whole}
            </Chip>
          </li>
        ))}
      </Chips>
      <Field
        id="amount"
        label="Custom amount"
        hint="From ₹100 to ₹10,000"
        error={field.error}
        required
      >
        {(control) => (
          <PrefixedInput
            {...control}
            {...field.input}
            start="₹"
            className="num"
            inputMode="decimal"
            autoComplete="off"
          />
        )}
      </Field>
    </fieldset>
  );
}
