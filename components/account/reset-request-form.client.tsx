'use client';

import { useState } from 'react';
import { useText } from '#language';
import { EmailField } from '@/components/shared/email-field';
import { FormFooter } from '@/components/shared/form-footer.client';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog.client';
import { FormStack } from '@/components/ui/form-stack';
import { Link } from '@/components/ui/link.client';
import { resetRequestBody } from '@/contract/accounts/password';
import { commonMessages } from '@/contract/messages/common';
import { RESET_LINK_VALID_S } from '@/contract/shop/limits';
import { messageFor } from '@/lib/api-error';
import { accountApi } from '@/lib/api-routes/account';
import { fieldOf } from '@/lib/forms/field-of';
import { useApiForm } from '@/lib/forms/use-api-form.client';
import { useCaptcha } from '@/lib/forms/use-captcha.client';
import { routes } from '@/lib/routes';
import type { FormFlash } from '@/lib/view/form-flash';

const schema = resetRequestBody.omit(['recaptcha']);

/** Requests an email with a link to a new password. Unknown addresses get the same answer. */
export function ResetRequestForm({ flash }: { flash?: FormFlash }) {
  const t = useText();
  const [sent, setSent] = useState<string>();
  const captcha = useCaptcha('reset_password');
  const form = useApiForm({
    schema,
    defaults: { email: flash?.typed?.email ?? '' },
    refused: flash?.errors,
    captcha,
    send: async (values, recaptcha) => {
      const { postRequestPasswordReset: requestReset } = await import('@/lib/browser/account');
      const { message } = await requestReset({ ...values, recaptcha });
      setSent(message);
      captcha.renew();
    },
    explain: (error) => messageFor(error, commonMessages.wentWrong),
  });
  return (
    <>
      <FormStack action={accountApi.resetPassword()} onSubmit={form.onSubmit}>
        <EmailField required field={fieldOf(form, 'email')} autoComplete="username" />
        <FormFooter form={form} refusal={flash?.isError ? flash.message : undefined}>
          {t('Send the link')}
        </FormFooter>
        <p className="small muted">
          {t('Remembered it?')}{' '}
          <Link className="link" href={routes.login()}>
            {t('Login')}
          </Link>
        </p>
      </FormStack>
      <Dialog open={sent !== undefined} onClose={() => setSent(undefined)} title="Check your mail">
        <div className="stack gap-4">
          <p>{t(sent)}</p>
          <p className="muted">
            {t(
              'The link works once, within {value} minutes. Please look into the spam folder too.',
              { value: t(RESET_LINK_VALID_S / 60) },
            )}
          </p>
          <Button block onClick={() => setSent(undefined)}>
            {t('Done')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
