'use client';

import { useEffect, useState } from 'react';
import { type FieldValues, type Path, useWatch } from 'react-hook-form';
import { useText } from '#language';
import { Icon } from '@/components/ui/icon';
import { fieldOf } from '@/lib/forms/field-of';
import { type IsCommon, passwordRules } from '@/lib/forms/password-rules';
import type { ApiForm } from '@/lib/forms/use-api-form.client';
import styles from './new-password-fields.module.css';
import { PasswordField } from './password-field.client';

interface NewPasswordFieldsProps<Values extends FieldValues> {
  form: ApiForm<Values>;
  /** The name of the new password's field; the repetition is `confirm_password`. */
  name: Path<Values>;
  label: string;
}

/** One field for a new password, with its rules; the password can be shown instead of repeated. */
function NewPasswordField<Values extends FieldValues>({
  form,
  name,
  label,
  ...field
}: NewPasswordFieldsProps<Values> & { id?: string; deps?: Path<Values>[] }) {
  const { id, deps = [] } = field;
  const password: string = useWatch({ control: form.hook.control, name }) ?? '';
  return (
    <>
      <PasswordField
        field={{ ...fieldOf(form, name, { deps }), ...(id && { id }) }}
        label={label}
        autoComplete="new-password"
      />
      <PasswordHints password={password} />
    </>
  );
}

/** Two fields for a new password, with its rules. */
export function NewPasswordFields<Values extends FieldValues>(
  props: NewPasswordFieldsProps<Values>,
) {
  const { form } = props;
  const again = 'confirm_password' as Path<Values>;
  const { isTouched } = form.hook.getFieldState(again, form.hook.formState);
  return (
    <>
      <NewPasswordField {...props} deps={isTouched ? [again] : []} />
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
  const t = useText();
  const rules = passwordRules(password, useIsCommon(password));
  const missing = rules.filter(({ isMet }) => !isMet).map(({ text }) => text);
  return (
    <div>
      <ul
        className={`cluster gap-1 gap-x-4 small muted icon-16 ${styles.hints}`}
        aria-label={t('A password needs')}
      >
        {rules.map(({ text, isMet }) => (
          <li className="inline-row gap-1-half" key={text} data-met={isMet}>
            {isMet ? <Icon name="check" /> : <Icon name="circle" />}
            {t(text)}
            {isMet && <span className="visually-hidden">{t(': done')}</span>}
          </li>
        ))}
      </ul>
      <p className="visually-hidden" role="status">
        {password &&
          (missing.length > 0
            ? t('Still missing: {rules}', { rules: missing.map((rule) => t(rule)).join(', ') })
            : t('Strong enough'))}
      </p>
    </div>
  );
}

/** Loads the list of common passwords when the first letter is typed. */
function useIsCommon(password: string): IsCommon | undefined {
  const [loaded, setLoaded] = useState<{ isCommon: IsCommon }>();
  const isWanted = password !== '' && loaded === undefined;
  useEffect(() => {
    if (!isWanted) return;
    // Without the list the shop itself refuses such a password.
    import('@/contract/accounts/common-passwords').then(
      ({ isCommonPassword: isCommon }) => setLoaded({ isCommon }),
      () => undefined,
    );
  }, [isWanted]);
  return loaded?.isCommon;
}
