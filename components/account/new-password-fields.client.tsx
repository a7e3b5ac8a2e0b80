'use client';

import { Check, Circle } from 'lucide-react';
import type { FieldValues, Path } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { fieldOf } from '@/lib/forms/field-of';
import { passwordRules } from '@/lib/forms/password-rules';
import type { ApiForm } from '@/lib/forms/use-api-form.client';
import styles from './new-password-fields.module.css';
import { PasswordField } from './password-field.client';

interface NewPasswordFieldsProps<Values extends FieldValues> {
  form: ApiForm<Values>;
  /** The name of the new password's field; the repetition is `confirm_password`. */
  name: Path<Values>;
  label: string;
}

/** Two fields for a new password, with its rules. */
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

/** The password rules, ticked during typing. Screen readers announce the unmet ones. */
function PasswordHints({ password }: { password: string }) {
  const rules = passwordRules(password);
  const missing = rules.filter(({ isMet }) => !isMet).map(({ text }) => text);
  return (
    <div>
      <ul className={styles.hints} aria-label="A password needs">
        {rules.map(({ text, isMet }) => (
          <li key={text} data-met={isMet}>
            {isMet ? <Check aria-hidden="true" /> : <Circle aria-hidden="true" />}
            {text}
            {isMet && <span className="visually-hidden">: done</span>}
          </li>
        ))}
      </ul>
      <p className="visually-hidden" role="status">
        {password &&
          (missing.length > 0 ? `Still missing: ${missing.join(', ')}` : 'Strong enough')}
      </p>
    </div>
  );
}
