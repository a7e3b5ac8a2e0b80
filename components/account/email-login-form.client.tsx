'use client';

import { useText } from '#language';
import { EmailField } from '@/components/shared/email-field';
import { FormFooter } from '@/components/shared/form-footer.client';
import { ReturnToFields } from '@/components/shared/return-to-fields.client';
import { Button } from '@/components/ui/button';
import { FormStack } from '@/components/ui/form-stack';
import { Link } from '@/components/ui/link.client';
import { passkeyMessages } from '@/contract/messages/passkeys';
import { accountApi } from '@/lib/api-routes/account';
import { fieldOf } from '@/lib/forms/field-of';
import { routes } from '@/lib/routes';
import type { FormFlash } from '@/lib/view/form-flash';
import styles from './email-login-form.module.css';
import { NumberCode } from './number-code';
import { PasswordField } from './password-field.client';
import { useEmailLogin } from './use-email-login.client';

interface EmailLoginFormProps {
  /** The page after the login. */
  next: string;
  /** The outcome of this form's plain post. */
  flash?: FormFlash;
}

/** The message of a refused login, which concerns both fields. */
const MESSAGE_ID = 'login-message';

/**
 * Logs in with email and password; staff are asked for a passkey, or the code of their app or number, as well. Also works as
 * a plain form post.
 */
export function EmailLoginForm({ next, flash }: EmailLoginFormProps) {
  const t = useText();
  const { form, notices, asksPasskey, onPasskey } = useEmailLogin({ next, flash });
  const codeNotice = notices.otp ?? notices.second_factor;
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
      {asksPasskey && (
        <Button
          variant="line"
          size="large"
          block
          autoFocus={!codeNotice}
          loading={form.isPending}
          onClick={onPasskey}
        >
          {t(passkeyMessages.use)}
        </Button>
      )}
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
