'use client';

import { type FormEvent, type RefObject, useEffect, useRef } from 'react';
import { useText } from '#language';
import { type ReturnTo, ReturnToFields } from '@/components/shared/return-to-fields.client';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { useHydrated } from '@/components/ui/use-hydrated.client';
import { LOGIN_CODE_LENGTH, LOGIN_CODE_VALID_S } from '@/contract/shop/limits';
import { accountApi } from '@/lib/api-routes/account';
import { formatPhone } from '@/lib/format/phone';
import styles from './login-code-form.module.css';
import { LoginCodeInput } from './login-code-input.client';
import { LoginCodeResend } from './login-code-resend.client';
import type { SendCodeState } from './use-send-code.client';
import { useVerifyCode, useWebOtp, type VerifyCodeState } from './use-verify-code.client';

const CODE_ID = 'otp-code';
const ERROR_ID = `${CODE_ID}-error`;
const SENT_ID = `${CODE_ID}-sent`;

interface LoginCodeEntryStepProps {
  /** Ten digits of the mobile number. */
  digits: string;
  sending: SendCodeState;
  /** The number of codes sent so far. */
  round: number;
  onBack: () => void;
  onLoggedIn: () => void;
  /** The number has no account, and its code is right. */
  onProven: () => void;
  /** Why the last code was refused, if the page was loaded after a refusal. */
  problem?: string;
  /** For plain form posts: see `LoginCodeForm`. */
  returnTo?: ReturnTo;
}

/** The second step: entering the code. A complete code is sent automatically. */
export function LoginCodeEntryStep(props: LoginCodeEntryStepProps) {
  const t = useText();
  const { digits, sending, round, onBack, problem, returnTo } = props;
  const { onLoggedIn, onProven } = props;
  const field = useRef<HTMLInputElement>(null);
  const isLive = useHydrated();
  const code = useVerifyCode({ digits, field, onLoggedIn, onProven, first: problem });
  useWebOtp(code.put, round);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new code uses the same field
  useEffect(() => field.current?.focus(), [round]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    code.put(code.value);
    field.current?.focus();
  };

  return (
    <>
      <Button variant="text" size="small" className={styles.back} onClick={onBack}>
        <Icon name="arrow-left" />
        {t('Change number')}
      </Button>
      <h2>{t('Enter the code')}</h2>
      <p className="muted" id={SENT_ID}>
        {t('Sent by SMS to')} <b className="num">{formatPhone(digits)}</b>
      </p>
      <form
        action={accountApi.verifyLoginCode()}
        method="post"
        noValidate
        className="stack gap-4 mt-2"
        onSubmit={submit}
      >
        <input type="hidden" name="mobile_no" value={digits} />
        <ReturnToFields {...returnTo} />
        <CodeField ref={field} code={code} />
        <LoginCodeResend digits={digits} round={round} sending={sending} />
        <Button
          type="submit"
          size="large"
          block
          loading={code.isVerifying}
          aria-disabled={isLive && code.value.length < LOGIN_CODE_LENGTH}
        >
          {t('Verify and log in')}
        </Button>
      </form>
      <p className="hint">
        {t('Codes stay valid for {value} minutes. Never share yours, not even with us.', {
          value: t(LOGIN_CODE_VALID_S / 60),
        })}
      </p>
    </>
  );
}

interface CodeFieldProps {
  ref: RefObject<HTMLInputElement | null>;
  code: VerifyCodeState;
}

function CodeField({ ref, code }: CodeFieldProps) {
  const t = useText();
  return (
    <div className="stack gap-2">
      <label className="small strong" htmlFor={CODE_ID}>
        {t('{digits}-digit OTP', { digits: LOGIN_CODE_LENGTH })}
      </label>
      <LoginCodeInput
        ref={ref}
        id={CODE_ID}
        name="otp"
        required
        readOnly={code.isVerifying}
        aria-invalid={code.problem ? true : undefined}
        aria-describedby={code.problem ? ERROR_ID : SENT_ID}
        value={code.value}
        onChange={code.put}
      />
      {code.problem && (
        <div role="alert">
          <FieldError id={ERROR_ID}>{t(code.problem)}</FieldError>
        </div>
      )}
    </div>
  );
}
