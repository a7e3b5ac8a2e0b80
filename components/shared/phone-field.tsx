import type { ChangeEvent } from 'react';
import { Field } from '@/components/ui/field';
import { Input, PrefixedInput } from '@/components/ui/input';
import { nationalDigits } from '@/lib/format/phone';
import type { FormField } from '@/lib/forms/field-of';

interface PhoneFieldProps {
  field: FormField;
  label: string;
  /** Includes the plus sign; undefined until a country is chosen. */
  callingCode: string | undefined;
  required?: boolean;
}

/** A field for ten digits after the country's calling code; longer input is shortened to them. */
export function PhoneField({ field, label, callingCode, required }: PhoneFieldProps) {
  const { onChange, ...input } = field.input;
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    event.target.value = nationalDigits(event.target.value);
    void onChange(event);
  };
  const shared = { onChange: change, className: 'num', type: 'tel', inputMode: 'numeric' } as const;
  const autoComplete = required ? 'tel-national' : 'off';
  return (
    <Field id={input.name} label={label} error={field.error} hint="10 digits" required={required}>
      {(control) => {
        const all = { ...control, ...input, ...shared, autoComplete };
        return callingCode ? <PrefixedInput {...all} start={callingCode} /> : <Input {...all} />;
      }}
    </Field>
  );
}
