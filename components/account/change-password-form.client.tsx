'use client';

import { FormEnd } from '@/components/shared/form-end.client';
import { changePasswordBody } from '@/contract/password';
import { accountMessage, accountMessages } from '@/lib/api/account-messages';
import { fieldOf } from '@/lib/forms/field-of';
import type { FormFlash } from '@/lib/forms/form-flash';
import { useApiForm } from '@/lib/forms/use-api-form.client';
import { useCaptcha } from '@/lib/forms/use-captcha.client';
import styles from './form.module.css';
import { NewPasswordFields } from './new-password-fields.client';
import { PasswordField } from './password-field.client';

const schema = changePasswordBody.omit(['recaptcha']);

/** Changes the password of the customer; the home page then tells so. */
export function ChangePasswordForm({ flash }: { flash?: FormFlash }) {
  const form = useApiForm({
    schema,
    defaults: { old_password: '', new_password: '', confirm_password: '' },
    refused: flash?.errors,
    captcha: useCaptcha('change_password'),
    send: async (values, recaptcha) => {
      const { changePassword } = await import('@/lib/browser/account');
      await changePassword({ ...values, recaptcha });
      localStorage.clear();
      sessionStorage.clear();
    },
    explain: (error) => accountMessage(error, accountMessages.notChanged),
  });
  return (
    <form
      action="/api/update-password"
      method="post"
      noValidate
      className={styles.form}
      onSubmit={form.onSubmit}
    >
      <PasswordField
        field={fieldOf(form, 'old_password')}
        label="Old password"
        autoComplete="current-password"
      />
      <NewPasswordFields form={form} name="new_password" label="New password" />
      <FormEnd form={form} refusal={flash?.message}>
        Change password
      </FormEnd>
    </form>
  );
}
