'use client';

import type { FieldValues, Path } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { fieldOf } from '@/lib/forms/field-of';
import type { ApiForm } from '@/lib/forms/use-api-form.client';
import { PasswordField } from './password-field.client';
import { PasswordHints } from './password-hints';

interface NewPasswordFieldsProps<Values extends FieldValues> {
  form: ApiForm<Values>;
  /** The field of the new password; the one that repeats it is `confirm_password`. */
  name: Path<Values>;
  label: string;
}

/** A password being chosen: with what it needs, and once more. */
export function NewPasswordFields<Values extends FieldValues>({
  form,
  name,
  label,
}: NewPasswordFieldsProps<Values>) {
  const { control, formState, getFieldState } = form.hook;
  const again = 'confirm_password' as Path<Values>;
  const password: string = useWatch({ control, name }) ?? '';
  const { isTouched } = getFieldState(again, formState);
  return (
    <>
      <PasswordField
        field={fieldOf(form, name, { deps: isTouched ? [again] : [] })}
        label={label}
        autoComplete="new-password"
      />
      <PasswordHints password={password} />
      <PasswordField
        field={fieldOf(form, again)}
        label="Confirm password"
        autoComplete="new-password"
      />
    </>
  );
}
