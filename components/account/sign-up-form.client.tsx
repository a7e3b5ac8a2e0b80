'use client';

import dynamic from 'next/dynamic';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { useText } from '#language';
import { EmailField } from '@/components/shared/email-field';
import { FormFooter } from '@/components/shared/form-footer.client';
import { PrivacyNote } from '@/components/shared/privacy-note';
import { ReturnToFields } from '@/components/shared/return-to-fields.client';
import { Dialog } from '@/components/ui/dialog.client';
import { FormStack } from '@/components/ui/form-stack';
import { Link, useSurface } from '@/components/ui/link.client';
import { accountApi } from '@/lib/api-routes/account';
import { typedNumber } from '@/lib/browser/login-popup';
import { fieldOf } from '@/lib/forms/field-of';
import { routes } from '@/lib/routes';
import { onSurface } from '@/lib/surface';
import type { FormFlash } from '@/lib/view/form-flash';
import { NewPasswordFields } from './new-password-fields.client';
import styles from './number-dialog.module.css';
import { MobileField, NameFields } from './sign-up-fields';
import { usePasswordLack } from './use-password-lack.client';
import { useSignUpForm } from './use-sign-up-form.client';

interface SignUpFormProps {
  /** The page after the sign-up. */
  next: string;
  /** The ten digits that were typed before, if any. */
  digits?: string | undefined;
  /** The outcome of this form's plain post. */
  flash?: FormFlash | undefined;
}

/**
 * Creates an account. A number whose code was not entered yet is confirmed in a dialog first, so
 * that no account begins with a number that is only claimed.
 */
export function SignUpForm({ next, digits = '', flash }: SignUpFormProps) {
  const t = useText();
  const router = useRouter();
  const surface = useSurface();
  const proven = useRef<string>(undefined);
  const [asked, setAsked] = useState<string>();
  const goOn = () => router.replace(onSurface(next, surface));
  const form = useSignUpForm({
    typed: { mobile_no: digits, ...flash?.typed },
    refused: flash?.errors,
    onUnproven: (number) => {
      if (proven.current === number) return false;
      setAsked(number);
      return true;
    },
    onDone: goOn,
  });
  const lack = usePasswordLack(form, 'password');
  const element = useRef<HTMLFormElement>(null);
  const { getValues, setValue } = form.hook;
  // The login dialog has asked for the number before.
  useEffect(() => {
    const known = typedNumber();
    if (known && !getValues('mobile_no')) setValue('mobile_no', known);
  }, [getValues, setValue]);
  const submitProven = () => {
    proven.current = asked;
    setAsked(undefined);
    // `requestSubmit` is younger than the floor of browsers.
    element.current?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  };
  return (
    <>
      <FormStack ref={element} action={accountApi.signup()} onSubmit={form.onSubmit}>
        <ReturnToFields next={next} from={routes.signup(next)} />
        <NameFields first={fieldOf(form, 'first_name')} last={fieldOf(form, 'last_name')} />
        <EmailField required field={fieldOf(form, 'email')} />
        <MobileField field={fieldOf(form, 'mobile_no')} />
        <NewPasswordFields form={form} name="password" label="Password" />
        <PrivacyNote form="signUp" />
        <FormFooter form={form} refusal={flash?.message} lack={lack}>
          {t('Create account')}
        </FormFooter>
        <p className="small muted">
          {t('Already have an account?')}{' '}
          <Link className="link" href={routes.login(next)}>
            {t('Login')}
          </Link>
        </p>
      </FormStack>
      <NumberDialog
        digits={asked}
        onClose={() => setAsked(undefined)}
        onProven={submitProven}
        onLoggedIn={goOn}
      />
    </>
  );
}

const LoginCodeForm = dynamic(async () => (await import('./login-code-form.client')).LoginCodeForm);

interface NumberDialogProps {
  /** The ten digits to confirm; undefined while the dialog is closed. */
  digits: string | undefined;
  onClose: () => void;
  /** The code was right, and no account has the number. */
  onProven: () => void;
  /** The code was right, and has logged in to the account of the number. */
  onLoggedIn: () => void;
}

/** The login dialog of a sign-up: it sends a code to the number at once. */
function NumberDialog({ digits, onClose, onProven, onLoggedIn }: NumberDialogProps) {
  return (
    <Dialog open={digits !== undefined} onClose={onClose} title="Login" titleHidden>
      <div className={`column gap-3-half ${styles.content}`}>
        {digits !== undefined && (
          <LoginCodeForm
            title="Confirm your number"
            start={{ digits, sendsNow: true }}
            onProven={onProven}
            onLoggedIn={onLoggedIn}
          />
        )}
      </div>
    </Dialog>
  );
}
