import type { Ref } from 'react';
import { Field } from '@/components/ui/field';
import { PrefixedInput } from '@/components/ui/input';
import { Link } from '@/components/ui/link.client';
import { closeLogin } from '@/lib/browser/login-popup';
import { routes } from '@/lib/routes';
import styles from './otp-form.module.css';

interface OtpNumberFieldProps {
  ref: Ref<HTMLInputElement>;
  digits: string;
  onType: (text: string) => void;
  onLeave: () => void;
  /** What is wrong with the number. */
  error: string | undefined;
  /** Why no code was sent to it; comes with the way to a new account. */
  problem: string | undefined;
}

/** The ten digits behind +91. */
export function OtpNumberField({
  ref,
  digits,
  onType,
  onLeave,
  error,
  problem,
}: OtpNumberFieldProps) {
  return (
    <Field
      id="otp-mobile"
      label="Mobile number"
      error={problem ?? error}
      hint={problem ? <NewAccount /> : '10 digits'}
    >
      {(control) => (
        <PrefixedInput
          {...control}
          ref={ref}
          start="+91"
          name="mobile_no"
          className={`${styles.number} num`}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          required
          value={digits}
          onChange={(event) => onType(event.target.value)}
          onBlur={onLeave}
        />
      )}
    </Field>
  );
}

function NewAccount() {
  return (
    <Link className="link" href={routes.signup()} onClick={closeLogin}>
      Create New Account
    </Link>
  );
}
