'use client';

import { useState } from 'react';
import { FormFooter } from '@/components/shared/form-footer.client';
import { ReturnToFields } from '@/components/shared/return-to-fields.client';
import { FormStack } from '@/components/ui/form-stack';
import { Link, useSurface } from '@/components/ui/link.client';
import { commonMessages } from '@/contract/messages/common';
import { resetPasswordBody } from '@/contract/password';
import { accountMessage } from '@/lib/account-error';
import { isNotFound } from '@/lib/api-error';
import { apiRoutes } from '@/lib/api-routes';
import { useApiForm } from '@/lib/forms/use-api-form.client';
import { onSurface, routes } from '@/lib/routes';
import type { FormFlash } from '@/lib/view/form-flash';
import { BadLink } from './bad-link';
import { NewPasswordFields } from './new-password-fields.client';

interface NewPasswordFormProps {
  /** The last segment of the emailed link. */
  token: string;
  flash?: FormFlash;
}

/** Sets a new password with an emailed link; the home page then confirms it. */
export function NewPasswordForm({ token, flash }: NewPasswordFormProps) {
  const surface = useSurface();
  const [isBad, setIsBad] = useState(false);
  const form = useApiForm({
    schema: resetPasswordBody,
    defaults: { new_password: '', confirm_password: '' },
    refused: flash?.errors,
    send: async (body) => {
      const { postResetPassword: resetPassword } = await import('@/lib/browser/account');
      await resetPassword(token, body);
      // A full page load, since this browser may have a login with the old password.
      location.assign(onSurface(routes.home(), surface));
    },
    explain: (error) => {
      setIsBad(isNotFound(error));
      return accountMessage(error, commonMessages.wentWrong);
    },
  });
  if (isBad) return <BadLink>{form.message}</BadLink>;
  return (
    <FormStack action={apiRoutes.resetPasswordLink(token)} onSubmit={form.onSubmit}>
      <ReturnToFields next={routes.home()} from={routes.resetPasswordLink(token)} />
      <NewPasswordFields form={form} name="new_password" label="New password" />
      <FormFooter form={form} refusal={flash?.message}>
        Set new password
      </FormFooter>
      <p className="small muted">
        Does the link not work?{' '}
        <Link className="link" href={routes.resetPassword()}>
          Ask for a new link
        </Link>
      </p>
    </FormStack>
  );
}
