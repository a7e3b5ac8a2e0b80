'use client';

import { type ChangeEvent, useState } from 'react';
import { mobileMessages } from '@/contract/messages/fields';
import type { FormField } from './field-of';
import type { TypedNumber } from './typed-number';

/** Returns a field whose typed or pasted number is shown as `read` returns it; it says what it cut. */
export function useTypedNumber(field: FormField, read: (typed: string) => TypedNumber): FormField {
  const [isCut, setIsCut] = useState(false);
  const onChange: FormField['input']['onChange'] = (event) => {
    const { target } = event as ChangeEvent<HTMLInputElement>;
    const number = read(target.value);
    if (number.text !== target.value) target.value = number.text;
    setIsCut(number.isCut);
    return field.input.onChange(event);
  };
  return {
    ...field,
    error: isCut ? mobileMessages.cut : field.error,
    input: { ...field.input, onChange },
  };
}
