import type { ChangeEvent } from 'react';
import { Field } from '@/components/ui/field';
import { PrefixedInput } from '@/components/ui/input';
import { nationalDigits } from '@/lib/format/phone';
import type { FormField } from '@/lib/forms/field-of';

/** An Indian mobile number behind +91; what is typed, pasted or filled in is cut to its ten digits. */
export function MobileField({ field }: { field: FormField }) {
  const { onChange, ...input } = field.input;
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    event.target.value = nationalDigits(event.target.value);
    void onChange(event);
  };
  return (
    <Field id={input.name} label="Mobile number" error={field.error} hint="10 digits" required>
      {(control) => (
        <PrefixedInput
          {...control}
          {...input}
          onChange={change}
          start="+91"
          className="num"
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
        />
      )}
    </Field>
  );
}
