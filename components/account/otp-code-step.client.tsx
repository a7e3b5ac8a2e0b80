'use client';

import { ArrowLeft } from 'lucide-react';
import type { FormEvent, RefObject } from 'react';
import { useEffect, useRef } from 'react';
import type { Way } from '@/components/shared/way-fields.client';
import { WayFields } from '@/components/shared/way-fields.client';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import { useHydrated } from '@/components/ui/use-hydrated.client';
import { OTP_LENGTH, OTP_VALID_S } from '@/contract/limits';
import { formatPhone } from '@/lib/format/phone';
import styles from './otp-form.module.css';
import { OtpInput } from './otp-input.client';
import { OtpResend } from './otp-resend.client';
import type { SendCode } from './use-send-code.client';
import type { VerifyCode } from './use-verify-code.client';
import { useVerifyCode } from './use-verify-code.client';
import { useWebOtp } from './use-web-otp.client';

const CODE_ID = 'otp-code';
const ERROR_ID = `${CODE_ID}-error`;
const SENT_ID = `${CODE_ID}-sent`;

interface OtpCodeStepProps {
  /** Ten digits. */
  digits: string;
  sending: SendCode;
  /** How many codes were sent. */
  round: number;
  onResent: () => void;
  onBack: () => void;
  onLoggedIn: () => void;
  /** Why the last code was refused, where the page came with it. */
  problem?: string;
  /** For plain form posts: see `OtpForm`. */
  way?: Way;
}

/** The second step: the code. It is sent by itself as soon as it is complete. */
export function OtpCodeStep(props: OtpCodeStepProps) {
  const { digits, sending, round, onResent, onBack, onLoggedIn, problem, way } = props;
  const field = useRef<HTMLInputElement>(null);
  const isLive = useHydrated();
  const code = useVerifyCode({ digits, field, onLoggedIn, first: problem });
  useWebOtp(code.put, round);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new code is typed into the same field
  useEffect(() => field.current?.focus(), [round]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    code.put(code.value);
    field.current?.focus();
  };

  return (
    <>
      <Button variant="text" size="small" className={styles.back} onClick={onBack}>
        <ArrowLeft aria-hidden="true" />
        Change number
      </Button>
      <h2>Enter the code</h2>
      <p className="muted" id={SENT_ID}>
        Sent by SMS to <b className="num">{formatPhone(digits)}</b>
      </p>
      <form
        action="/api/otp/verify"
        method="post"
        noValidate
        className={styles.form}
        onSubmit={submit}
      >
        <input type="hidden" name="mobile_no" value={digits} />
        <WayFields {...way} />
        <CodeField ref={field} code={code} />
        <OtpResend digits={digits} round={round} sending={sending} onResent={onResent} />
        <Button
          type="submit"
          size="large"
          block
          loading={code.isVerifying}
          aria-disabled={isLive && code.value.length < OTP_LENGTH}
        >
          Verify and log in
        </Button>
      </form>
      <p className="hint">
        Codes stay valid for {OTP_VALID_S / 60} minutes. Never share yours, not even with us.
      </p>
    </>
  );
}

interface CodeFieldProps {
  ref: RefObject<HTMLInputElement | null>;
  code: VerifyCode;
}

function CodeField({ ref, code }: CodeFieldProps) {
  return (
    <div className={styles.code}>
      <label className={styles.label} htmlFor={CODE_ID}>
        6-digit OTP
      </label>
      <OtpInput
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
      {code.problem && <FieldError id={ERROR_ID}>{code.problem}</FieldError>}
    </div>
  );
}
