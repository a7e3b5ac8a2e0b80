import type { ChangeEvent } from 'react';
import { Field } from '@/components/ui/field';
import { Input, PrefixedInput } from '@/components/ui/input';
import { digitsAfter, nationalDigits } from '@/lib/format/phone';
import type { FormField } from '@/lib/forms/field-of';

interface PhoneFieldProps {
  field: FormField;
  label: string;
  /** Includes the plus sign; undefined until a country is chosen. */
  callingCode: string | undefined;
  required?: boolean;
  /** Numbers of any country, which differ in length; default: ten digits. */
  isAnyLength?: boolean;
}

/** A field for the digits after the country's calling code; other input is shortened to them. */
export function PhoneField({ field, label, callingCode, required, isAnyLength }: PhoneFieldProps) {
  const { onChange, ...input } = field.input;
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { value } = event.target;
    event.target.value = isAnyLength
      ? digitsAfter(callingCode ?? '', value)
      : nationalDigits(value);
    void onChange(event);
  };
  const shared = { onChange: change, className: 'num', type: 'tel', inputMode: 'numeric' } as const;
  const autoComplete = required || isAnyLength ? 'tel-national' : 'off';
  return (
    <Field
      id={input.name}
      label={label}
      error={field.error}
      hint={isAnyLength ? 'Digits only' : '10 digits'}
      required={required}
    >
      {(control) => {
        const all = { ...control, ...input, ...shared, autoComplete };
        return callingCode ? <PrefixedInput {...all} start={callingCode} /> : <Input {...all} />;
      }}
    </Field>
  );
}
