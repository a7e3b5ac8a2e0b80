'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import { OTP_RESEND_S } from '@/contract/limits';
import styles from './otp-form.module.css';
import { SendCheck } from './send-check';
import { useCountdown } from './use-countdown.client';
import type { SendCode } from './use-send-code.client';

interface OtpResendProps {
  /** Ten digits. */
  digits: string;
  /** How many codes were sent. */
  round: number;
  sending: SendCode;
  onResent: () => void;
}

/** Another code, half a minute after the last one at the soonest. */
export function OtpResend({ digits, round, sending, onResent }: OtpResendProps) {
  const left = useCountdown(OTP_RESEND_S, round);
  const [news, setNews] = useState('');
  const isOff = left > 0 || sending.isHeld;

  const resend = async () => {
    if (isOff) return;
    setNews('');
    if (!(await sending.send(digits))) return;
    setNews('A new code is on its way.');
    onResent();
  };

  return (
    <>
      <div className={styles.resend}>
        <span className="hint num">
          {left > 0 && `Resend in 0:${String(left).padStart(2, '0')}`}
        </span>
        <Button
          variant="text"
          size="small"
          loading={sending.isSending}
          aria-disabled={isOff || undefined}
          onClick={resend}
        >
          Resend OTP
        </Button>
      </div>
      <SendCheck check={sending.check} />
      {sending.problem && (
        <div role="alert">
          <FieldError>{sending.problem}</FieldError>
        </div>
      )}
      <p className="visually-hidden" role="status">
        {news || (left === 0 && round > 0 && 'You can ask for a new code now.')}
      </p>
    </>
  );
}
