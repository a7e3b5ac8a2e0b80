'use client';

import { useState } from 'react';
import { FormEnd } from '@/components/shared/form-end.client';
import { WayFields } from '@/components/shared/way-fields.client';
import { Link, useSurface } from '@/components/ui/link.client';
import { resetPasswordBody } from '@/contract/password';
import { accountMessage, accountMessages } from '@/lib/api/account-messages';
import { ApiError } from '@/lib/api/api-error';
import type { FormFlash } from '@/lib/forms/form-flash';
import { useApiForm } from '@/lib/forms/use-api-form.client';
import { onSurface, routes } from '@/lib/routes';
import { BadLink } from './bad-link';
import styles from './form.module.css';
import { NewPasswordFields } from './new-password-fields.client';

interface NewPasswordFormProps {
  /** The last part of the mailed link. */
  token: string;
  flash?: FormFlash;
}

/** Sets a new password with a mailed link; the home page then tells so. */
export function NewPasswordForm({ token, flash }: NewPasswordFormProps) {
  const surface = useSurface();
  const [isBad, setIsBad] = useState(false);
  const form = useApiForm({
    schema: resetPasswordBody,
    defaults: { new_password: '', confirm_password: '' },
    refused: flash?.errors,
    send: async (body) => {
      const { resetPassword } = await import('@/lib/browser/account');
      await resetPassword(token, body);
      // Anew, since this very browser may have been logged in with the old password.
      location.assign(onSurface(routes.home(), surface));
    },
    explain: (error) => {
      setIsBad(error instanceof ApiError && error.code === 'not_found');
      return accountMessage(error, accountMessages.notReset);
    },
  });
  if (isBad) return <BadLink>{form.message}</BadLink>;
  return (
    <form
      action={`/api/reset-password/${token}`}
      method="post"
      noValidate
      className={styles.form}
      onSubmit={form.onSubmit}
    >
      <WayFields next={routes.home()} from={routes.resetPasswordLink(token)} />
      <NewPasswordFields form={form} name="new_password" label="New password" />
      <FormEnd form={form} refusal={flash?.message}>
        Set new password
      </FormEnd>
      <p className="small muted">
        Does the link not work?{' '}
        <Link className="link" href={routes.resetPassword()}>
          Ask for a new link
        </Link>
      </p>
    </form>
  );
}
