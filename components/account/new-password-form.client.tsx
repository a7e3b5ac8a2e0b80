'use client';

import { useText } from '#language';
import { CaptchaField } from '@/components/shared/captcha.client';
import { FormFooter } from '@/components/shared/form-footer.client';
import { ReturnToFields } from '@/components/shared/return-to-fields.client';
import { Checkbox } from '@/components/ui/checkbox';
import { FormStack } from '@/components/ui/form-stack';
import { Link } from '@/components/ui/link.client';
import { accountApi } from '@/lib/api-routes/account';
import { fieldOf } from '@/lib/forms/field-of';
import { linkRoutes } from '@/lib/link-routes';
import { routes } from '@/lib/routes';
import type { FormFlash } from '@/lib/view/form-flash';
import { BadLink } from './bad-link';
import { NewPasswordFields } from './new-password-fields.client';
import { NumberCode } from './number-code';
import { useNewPassword } from './use-new-password.client';
import { usePasswordLack } from './use-password-lack.client';

interface NewPasswordFormProps {
  /** The last segment of the emailed link. */
  token: string;
  flash?: FormFlash;
}

/**
 * Sets a new password with an emailed link; the home page then confirms it. Where the address only
 * stands in the account of a proven number, the form asks for a code of that number too.
 */
export function NewPasswordForm({ token, flash }: NewPasswordFormProps) {
  const t = useText();
  const { form, isBad, asked, captcha } = useNewPassword({ token, flash });
  const lack = usePasswordLack(form, 'new_password');
  if (isBad) return <BadLink>{t(form.message)}</BadLink>;
  return (
    <FormStack action={accountApi.resetPasswordLink(token)} onSubmit={form.onSubmit}>
      <ReturnToFields next={routes.home()} from={linkRoutes.resetPassword(token)} />
      <NewPasswordFields form={form} name="new_password" label="New password" />
      {asked.otp && <NumberCode field={fieldOf(form, 'otp')} notice={asked.otp} />}
      {asked.otp && (
        <Checkbox
          {...form.hook.register('other_number')}
          value="true"
          label="This is not my number: give my email an account of its own"
        />
      )}
      {asked.captcha && <CaptchaField captcha={captcha} />}
      <FormFooter form={form} refusal={flash?.message} lack={lack}>
        {t('Set new password')}
      </FormFooter>
      <p className="small muted">
        {t('Does the link not work?')}{' '}
        <Link className="link" href={routes.resetPassword()}>
          {t('Ask for a new link')}
        </Link>
      </p>
    </FormStack>
  );
}
