'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useText } from '#language';
import { EmailField } from '@/components/shared/email-field';
import { FormFooter } from '@/components/shared/form-footer.client';
import { ReturnToFields } from '@/components/shared/return-to-fields.client';
import { FormStack } from '@/components/ui/form-stack';
import { Link, useSurface } from '@/components/ui/link.client';
import { signinBody } from '@/contract/accounts/account';
import type { FieldErrors } from '@/contract/kit/errors';
import { loginMessage } from '@/lib/account-error';
import { ApiError, notesOf } from '@/lib/api-error';
import { accountApi } from '@/lib/api-routes/account';
import { toast } from '@/lib/browser/toast';
import { fieldOf } from '@/lib/forms/field-of';
import { useApiForm } from '@/lib/forms/use-api-form.client';
import { routes } from '@/lib/routes';
import { onSurface } from '@/lib/surface';
import type { FormFlash } from '@/lib/view/form-flash';
import styles from './email-login-form.module.css';
import { NumberCode } from './number-code';
import { PasswordField } from './password-field.client';

interface EmailLoginFormProps {
  /** The page after the login. */
  next: string;
  /** The outcome of this form's plain post. */
  flash?: FormFlash;
}

/** What is said where a second proof is asked for: by the field of each. */
function noticesOf({ otp, second_factor: factor }: FieldErrors = {}) {
  return { ...(otp?.[0] && { otp: otp[0] }), ...(factor?.[0] && { second_factor: factor[0] }) };
}

/** The message of a refused login, which concerns both fields. */
const MESSAGE_ID = 'login-message';

/**
 * Logs in with email and password; staff are asked for the code of their app or number as well. Also works as
 * a plain form post.
 */
export function EmailLoginForm({ next, flash }: EmailLoginFormProps) {
  const t = useText();
  const router = useRouter();
  const surface = useSurface();
  const [notices, setNotices] = useState(() => noticesOf(flash?.errors));
  const codeNotice = notices.otp ?? notices.second_factor;
  const form = useApiForm({
    schema: signinBody,
    defaults: { email: flash?.typed?.email ?? '', password: '', otp: '', second_factor: '' },
    refused: flash?.errors,
    send: async ({ otp, second_factor: factor, ...body }) => {
      const { postLogInByEmail: logInByEmail } = await import('@/lib/browser/account');
      const codes = { ...(otp && { otp }), ...(factor && { second_factor: factor }) };
      await logInByEmail({ ...body, ...codes }).catch((error: unknown) => {
        const asked = noticesOf(error instanceof ApiError ? error.fields : {});
        setNotices((before) => ({ ...asked, ...before }));
        throw error;
      });
      router.replace(onSurface(next, surface));
    },
    explain: (error) => {
      const message = loginMessage(error);
      toast.error(message, notesOf(error), { about: 'login', isSpokenElsewhere: true });
      return message;
    },
  });
  const refusedBy = (form.message ?? (codeNotice ? '' : flash?.message)) ? MESSAGE_ID : undefined;
  return (
    <FormStack action={accountApi.login()} onSubmit={form.onSubmit}>
      <ReturnToFields next={next} from={routes.login(next)} />
      <EmailField
        required
        field={{ ...fieldOf(form, 'email'), refusedBy }}
        autoComplete="username"
      />
      <PasswordField
        field={{ ...fieldOf(form, 'password'), refusedBy }}
        label="Password"
        autoComplete="current-password"
      />
      {notices.otp && <NumberCode field={fieldOf(form, 'otp')} notice={notices.otp} />}
      {notices.second_factor && (
        <NumberCode
          field={fieldOf(form, 'second_factor')}
          notice={notices.second_factor}
          inputMode="text"
        />
      )}
      <FormFooter form={form} refusal={flash?.message} hasRoom messageId={MESSAGE_ID}>
        {t('Login')}
      </FormFooter>
      <p className={`cluster between gap-x-4 ${styles.beside} small muted`}>
        <span>
          {t('New here?')}{' '}
          <Link className="inline-row touch link" href={routes.signup(next)}>
            {t('Create New Account')}
          </Link>
        </span>
        <Link className="inline-row touch link" href={routes.resetPassword()}>
          {t('Forgot your password?')}
        </Link>
      </p>
    </FormStack>
  );
}
