import { useText } from '#language';
import { ChoiceChip, ChoiceChips } from '@/components/ui/choice-chip';
import { Field } from '@/components/ui/field';
import { FieldRow } from '@/components/ui/form-stack';
import { Input, PrefixedInput } from '@/components/ui/input';
import {
  GIFT_CARD_PRESETS_RUPEES,
  MAX_GIFT_CARD_PAISE,
  MIN_GIFT_CARD_PAISE,
} from '@/contract/shop/limits';
import { wholeRupees } from '@/contract/shop/money';
import { splitRupees } from '@/lib/format/money';
import type { FormField } from '@/lib/forms/field-of';
import type { Presets } from './use-presets.client';

interface AmountChoiceProps {
  field: FormField;
  /** Draws the presets; see `usePresets`. */
  presets: Presets;
}

/**
 * The value of the voucher: a preset amount or another one. The presets are native choices, so that
 * a press before the scripts run is not lost.
 */
export function AmountChoice({ field, presets }: AmountChoiceProps) {
  const t = useText();
  return (
    <fieldset className="may-shrink" ref={presets.ref}>
      <legend className="mb-3 title">{t('Amount')}</legend>
      <div className="mb-4">
        <ChoiceChips>
          {GIFT_CARD_PRESETS_RUPEES.map((amount) => (
            <ChoiceChip
              key={amount}
              type="radio"
              name="preset"
              value={amount}
              defaultChecked={String(amount) === field.input.defaultValue}
              onChange={() => presets.choose(String(amount))}
            >
              {splitRupees(amount).whole}
            </ChoiceChip>
          ))}
        </ChoiceChips>
      </div>
      <Field
        id="amount"
        label="Custom amount"
        hint={t('From {from} to {until}', {
          from: wholeRupees(MIN_GIFT_CARD_PAISE),
          until: wholeRupees(MAX_GIFT_CARD_PAISE),
        })}
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

interface PersonFieldsProps {
  legend: string;
  who: 'Sender' | 'Receiver';
  name: FormField;
  email: FormField;
}

/** The sender or the receiver. Browser autofill is offered for the sender only. */
export function PersonFields({ legend, who, name, email }: PersonFieldsProps) {
  const t = useText();
  const known = (what: 'name' | 'email') => (who === 'Sender' ? what : 'off');
  return (
    <fieldset className="may-shrink">
      <legend className="mb-3 title">{t(legend)}</legend>
      <FieldRow>
        <Field
          id={name.input.name}
          label={t('{who} name', { who: t(who) })}
          error={name.error}
          required
        >
          {(control) => <Input {...control} {...name.input} autoComplete={known('name')} />}
        </Field>
        <Field
          id={email.input.name}
          label={t('{who} email', { who: t(who) })}
          error={email.error}
          required
        >
          {(control) => (
            <Input
              {...control}
              {...email.input}
              type="email"
              inputMode="email"
              autoComplete={known('email')}
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </Field>
      </FieldRow>
    </fieldset>
  );
}
