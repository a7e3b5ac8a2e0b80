'use client';

import { useState } from 'react';
import { FormEnd } from '@/components/shared/form-end.client';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog.client';
import { Link } from '@/components/ui/link.client';
import { RESET_LINK_VALID_S } from '@/contract/limits';
import { resetRequestBody } from '@/contract/password';
import { accountMessage, accountMessages } from '@/lib/api/account-messages';
import { fieldOf } from '@/lib/forms/field-of';
import type { FormFlash } from '@/lib/forms/form-flash';
import { useApiForm } from '@/lib/forms/use-api-form.client';
import { useCaptcha } from '@/lib/forms/use-captcha.client';
import { routes } from '@/lib/routes';
import { EmailField } from './email-field';
import styles from './form.module.css';

const schema = resetRequestBody.omit(['recaptcha']);

/** Asks for a mail with a link to a new password. What it says is the same for unknown addresses. */
export function ResetRequestForm({ flash }: { flash?: FormFlash }) {
  const [sent, setSent] = useState<string>();
  const captcha = useCaptcha('reset_password');
  const form = useApiForm({
    schema,
    defaults: { email: flash?.typed?.email ?? '' },
    refused: flash?.errors,
    captcha,
    send: async (values, recaptcha) => {
      const { requestReset } = await import('@/lib/browser/account');
      const { message } = await requestReset({ ...values, recaptcha });
      setSent(message);
      captcha.renew();
    },
    explain: (error) => accountMessage(error, accountMessages.resetNotSent),
  });
  return (
    <>
      <form
        action="/api/reset-password"
        method="post"
        noValidate
        className={styles.form}
        onSubmit={form.onSubmit}
      >
        <EmailField field={fieldOf(form, 'email')} autoComplete="username" />
        <FormEnd form={form} refusal={flash?.isError ? flash.message : undefined}>
          Send the link
        </FormEnd>
        <p className="small muted">
          Remembered it?{' '}
          <Link className="link" href={routes.login()}>
            Login
          </Link>
        </p>
      </form>
      <Dialog open={sent !== undefined} onClose={() => setSent(undefined)} title="Check your mail">
        <div className={styles.told}>
          <p>{sent}</p>
          <p className="muted">
            The link works once, within {RESET_LINK_VALID_S / 60} minutes. Please look into the spam
            folder too.
          </p>
          <Button block onClick={() => setSent(undefined)}>
            Done
          </Button>
        </div>
      </Dialog>
    </>
  );
}
