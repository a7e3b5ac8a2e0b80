'use client';

import { Field } from '@/components/ui/field';
import { Input, PrefixedInput } from '@/components/ui/input';
import type { FormField } from '@/lib/forms/field-of';
import { typedAfterCode } from '@/lib/forms/typed-number';
import { useTypedNumber } from '@/lib/forms/use-typed-number.client';

interface PhoneFieldProps {
  field: FormField;
  label: string;
  /** Includes the plus sign; undefined until a country is chosen. */
  callingCode: string | undefined;
  required?: boolean;
  /** Numbers of any country, which differ in length; default: ten digits. */
  isAnyLength?: boolean;
}

/** A field for the digits after the country's calling code; a whole number becomes these digits. */
export function PhoneField({ field, label, callingCode, required, isAnyLength }: PhoneFieldProps) {
  const { error, input } = useTypedNumber(field, (typed) =>
    typedAfterCode(typed, { callingCode, isAnyLength }),
  );
  const shared = { className: 'num', type: 'tel' } as const;
  const autoComplete = required || isAnyLength ? 'tel' : 'off';
  return (
    <Field
      id={input.name}
      label={label}
      error={error}
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
