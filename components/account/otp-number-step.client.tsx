'use client';

import type { FormEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { Way } from '@/components/shared/way-fields.client';
import { WayFields } from '@/components/shared/way-fields.client';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated.client';
import { nationalDigits } from '@/lib/format/phone';
import { complaintAbout, earlyComplaintAbout } from './check-number';
import styles from './otp-form.module.css';
import { OtpNumberField } from './otp-number-field';
import { SendCheck } from './send-check';
import type { SendCode } from './use-send-code.client';

interface OtpNumberStepProps {
  title: string;
  /** Ten digits, or what was typed of them. */
  digits: string;
  onDigits: (digits: string) => void;
  sending: SendCode;
  onSent: () => void;
  /** For plain form posts: see `OtpForm`. */
  way?: Way;
  /** Puts the cursor into the field, when someone comes back to it. */
  isReturning: boolean;
}

/** The first step: which number the code is sent to. */
export function OtpNumberStep(props: OtpNumberStepProps) {
  const { title, digits, onDigits, sending, onSent, way, isReturning } = props;
  const field = useRef<HTMLInputElement>(null);
  const isLive = useHydrated();
  const [isLeft, setIsLeft] = useState(false);
  const complaint = complaintAbout(digits);
  const shown = isLeft && digits ? complaint : earlyComplaintAbout(digits);

  useEffect(() => {
    if (isReturning) field.current?.focus();
  }, [isReturning]);

  const type = (text: string) => {
    sending.reset();
    onDigits(nationalDigits(text));
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsLeft(true);
    if (sending.isHeld || sending.isSending) return;
    if (!complaint && (await sending.send(digits))) onSent();
    else field.current?.focus();
  };

  return (
    <>
      <h2>{title}</h2>
      <p className="muted">Enter your mobile number. We will text you a code.</p>
      <form action="/api/otp" method="post" noValidate className={styles.form} onSubmit={submit}>
        <WayFields {...way} />
        <OtpNumberField
          ref={field}
          digits={digits}
          onType={type}
          onLeave={() => setIsLeft(true)}
          error={shown}
          problem={sending.problem}
        />
        <SendCheck check={sending.check} />
        <Button
          type="submit"
          size="large"
          block
          loading={sending.isSending}
          aria-disabled={isLive && (Boolean(complaint) || sending.isHeld)}
        >
          Continue
        </Button>
      </form>
    </>
  );
}
