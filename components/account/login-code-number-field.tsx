import type { Ref } from 'react';
import { ValidationError } from 'yup';
import { useText } from '#language';
import { Field } from '@/components/ui/field';
import { PrefixedInput } from '@/components/ui/input';
import { Link } from '@/components/ui/link.client';
import { sendLoginCodeBody } from '@/contract/accounts/account';
import { messageOf } from '@/contract/kit/check';
import { mobileMessages } from '@/contract/messages/fields';
import { closeLogin } from '@/lib/browser/login-popup';
import type { Translate } from '@/lib/language/translate';
import { routes } from '@/lib/routes';
import styles from './login-code-form.module.css';

/** Returns the API's message for ten digits, in the page's language; undefined for a valid number. */
export function problemOfNumber(digits: string, t: Translate): string | undefined {
  try {
    sendLoginCodeBody.validateSyncAt('mobile_no', { mobile_no: `+91${digits}` });
    return undefined;
  } catch (error) {
    if (error instanceof ValidationError) return t.filled(messageOf(error));
    throw error;
  }
}

/** The same check during typing: only errors that further digits cannot correct. */
export function earlyProblemOfNumber(digits: string): string | undefined {
  return /^[1-5]/.test(digits) ? mobileMessages.firstDigit : undefined;
}

interface LoginCodeNumberFieldProps {
  ref: Ref<HTMLInputElement>;
  digits: string;
  onType: (text: string) => void;
  onLeave: () => void;
  /** The validation error of the number. */
  error: string | undefined;
  /** Why no code was sent to the number. */
  problem: string | undefined;
  /** Shows a link to create an account beside the problem. */
  offersAccount: boolean;
  /** The page after the sign-up of that link. */
  next: string | undefined;
}

/** The field for the ten digits after +91. */
export function LoginCodeNumberField({
  ref,
  digits,
  onType,
  onLeave,
  error,
  problem,
  offersAccount,
  next,
}: LoginCodeNumberFieldProps) {
  return (
    <Field
      id="otp-mobile"
      label="Mobile number"
      error={problem ?? error}
      hint={problem && offersAccount ? <CreateAccountLink next={next} /> : '10 digits'}
    >
      {(control) => (
        <PrefixedInput
          {...control}
          ref={ref}
          start="+91"
          name="mobile_no"
          className={`${styles.number} num`}
          type="tel"
          autoComplete="tel"
          required
          value={digits}
          onChange={(event) => onType(event.target.value)}
          onBlur={onLeave}
        />
      )}
    </Field>
  );
}

function CreateAccountLink({ next }: { next: string | undefined }) {
  const t = useText();
  return (
    <Link className="link" href={routes.signup(next)} onClick={closeLogin}>
      {t('Create New Account')}
    </Link>
  );
}
