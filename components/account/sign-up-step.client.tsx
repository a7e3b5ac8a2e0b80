'use client';

import { useEffect, useRef } from 'react';
import { useText } from '#language';
import { EmailField } from '@/components/shared/email-field';
import { FormFooter } from '@/components/shared/form-footer.client';
import { PrivacyNote } from '@/components/shared/privacy-note';
import { Button } from '@/components/ui/button';
import { FormStack } from '@/components/ui/form-stack';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link.client';
import { accountApi } from '@/lib/api-routes/account';
import { closeLogin } from '@/lib/browser/login-popup';
import { formatPhone } from '@/lib/format/phone';
import { fieldOf } from '@/lib/forms/field-of';
import { routes } from '@/lib/routes';
import styles from './login-code-form.module.css';
import { NewPasswordField } from './new-password-fields.client';
import { NameFields } from './sign-up-fields';
import { useSignUpForm } from './use-sign-up-form.client';

interface SignUpStepProps {
  /** The ten digits whose code was entered. */
  digits: string;
  /** The page after the sign-up, for the link to the login by email. */
  next: string | undefined;
  onBack: () => void;
  /** Called once the session store shows the customer. */
  onDone: () => void;
}

/** The last step of a login with a new number: name, email and password, each typed once. */
export function SignUpStep({ digits, next, onBack, onDone }: SignUpStepProps) {
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useSignUpForm({ proven: digits, onDone });
  useEffect(() => heading.current?.focus(), []);
  // The page below the dialog may have fields of these names.
  const field = (name: 'first_name' | 'last_name' | 'email') => ({
    ...fieldOf(form, name),
    id: `new-${name}`,
  });
  return (
    <>
      <Button variant="text" size="small" className={styles.back} onClick={onBack}>
        <Icon name="arrow-left" />
        {t('Change number')}
      </Button>
      <h2 ref={heading} tabIndex={-1}>
        {t('Create your account')}
      </h2>
      <p className="muted">
        <b className="num">{formatPhone(digits)}</b> {t('is confirmed. Last step:')}
      </p>
      <FormStack action={accountApi.signup()} onSubmit={form.onSubmit}>
        <NameFields first={field('first_name')} last={field('last_name')} />
        <EmailField required field={field('email')} />
        <NewPasswordField form={form} name="password" id="new-password" label="Password" />
        <PrivacyNote form="signUp" />
        <FormFooter form={form}>{t('Create account')}</FormFooter>
        <p className="small muted">
          {t('Already have an account?')}{' '}
          <Link className="link" href={routes.login(next)} onClick={closeLogin}>
            {t('Use email and password')}
          </Link>
        </p>
      </FormStack>
    </>
  );
}
