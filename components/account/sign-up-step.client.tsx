'use client';

import { useEffect, useRef } from 'react';
import { useText } from '#language';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link.client';
import { closeLogin } from '@/lib/browser/login-popup';
import { routes } from '@/lib/routes';
import styles from './login-code-form.module.css';
import { ConfirmedNumber, ProvenSignUpForm } from './proven-sign-up-form.client';

interface SignUpStepProps {
  /** The ten digits whose code was entered. */
  digits: string;
  /** The page after the sign-up, for the link to the login by email. */
  next: string | undefined;
  onBack: () => void;
  /** Called once the session store shows the customer. */
  onDone: () => void;
}

/** The last step of a login with a new number. */
export function SignUpStep({ digits, next, onBack, onDone }: SignUpStepProps) {
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <Button variant="text" size="small" className={styles.back} onClick={onBack}>
        <Icon name="arrow-left" />
        {t('Change number')}
      </Button>
      <h2 ref={heading} tabIndex={-1}>
        {t('Create your account')}
      </h2>
      <ConfirmedNumber digits={digits} />
      <ProvenSignUpForm digits={digits} next={next} idPrefix="new-" onDone={onDone}>
        <p className="small muted">
          {t('Already have an account?')}{' '}
          <Link className="link" href={routes.login(next)} onClick={closeLogin}>
            {t('Use email and password')}
          </Link>
        </p>
      </ProvenSignUpForm>
    </>
  );
}
