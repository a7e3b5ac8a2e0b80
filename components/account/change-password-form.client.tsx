'use client';

import { useText } from '#language';
import { FormFooter } from '@/components/shared/form-footer.client';
import { FormStack } from '@/components/ui/form-stack';
import { changePasswordBody } from '@/contract/accounts/password';
import { commonMessages } from '@/contract/messages/common';
import { messageFor } from '@/lib/api-error';
import { accountApi } from '@/lib/api-routes/account';
import { fieldOf } from '@/lib/forms/field-of';
import { clearStored } from '@/lib/forms/storage';
import { useApiForm } from '@/lib/forms/use-api-form.client';
import { useCaptcha } from '@/lib/forms/use-captcha.client';
import type { FormFlash } from '@/lib/view/form-flash';
import { NewPasswordFields } from './new-password-fields.client';
import { PasswordField } from './password-field.client';
import { usePasswordLack } from './use-password-lack.client';

const schema = changePasswordBody.omit(['recaptcha']);

/** Changes the customer's password and logs out; the home page then confirms it. */
export function ChangePasswordForm({ flash }: { flash?: FormFlash }) {
  const t = useText();
  const form = useApiForm({
    schema,
    defaults: { old_password: '', new_password: '', confirm_password: '' },
    refused: flash?.errors,
    captcha: useCaptcha('change_password'),
    send: async (values, recaptcha) => {
      const { postChangePassword: changePassword } = await import('@/lib/browser/account');
      await changePassword({ ...values, recaptcha });
      clearStored();
    },
    explain: (error) => messageFor(error, commonMessages.errorOccurred),
  });
  const lack = usePasswordLack(form, 'new_password');
  return (
    <FormStack action={accountApi.updatePassword()} onSubmit={form.onSubmit}>
      <PasswordField
        field={fieldOf(form, 'old_password')}
        label="Old password"
        autoComplete="current-password"
      />
      <NewPasswordFields form={form} name="new_password" label="New password" />
      <FormFooter form={form} refusal={flash?.message} lack={lack}>
        {t('Change password')}
      </FormFooter>
    </FormStack>
  );
}
