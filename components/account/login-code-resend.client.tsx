'use client';

import { useEffect, useState } from 'react';
import { useText } from '#language';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import { LOGIN_CODE_RESEND_S } from '@/contract/shop/limits';
import styles from './login-code-form.module.css';
import { SendCodeCaptcha, type SendCodeState } from './use-send-code.client';

/** Short enough to show every second. */
const STEP_MS = 500;

/**
 * Returns the whole seconds left of `seconds`, measured by the clock, so that a sleeping phone does
 * not delay it. Restarts when `round` changes. 0 before it runs, and always without JavaScript.
 */
function useCountdown(seconds: number, round: number): number {
  const [left, setLeft] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round restarts the countdown
  useEffect(() => {
    const end = Date.now() + seconds * 1000;
    const read = () => {
      const rest = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      setLeft(rest);
      if (rest === 0) clearInterval(timer);
    };
    const timer = setInterval(read, STEP_MS);
    read();
    return () => clearInterval(timer);
  }, [seconds, round]);

  return left;
}

interface LoginCodeResendProps {
  /** Ten digits of the mobile number. */
  digits: string;
  /** The number of codes sent so far. */
  round: number;
  sending: SendCodeState;
}

/** Sends another code, at the earliest half a minute after the last one. */
export function LoginCodeResend({ digits, round, sending }: LoginCodeResendProps) {
  const t = useText();
  const left = useCountdown(LOGIN_CODE_RESEND_S, round);
  const [status, setStatus] = useState('');
  const isOff = left > 0 || sending.isHeld;

  const resend = async () => {
    if (isOff) return;
    setStatus('');
    if (await sending.send(digits)) setStatus('A new code is on its way.');
  };

  return (
    <>
      <div className={`row between touch gap-3 ${styles.resend}`}>
        <span className="hint num">
          {left > 0 && t('Resend in 0:{seconds}', { seconds: String(left).padStart(2, '0') })}
        </span>
        <Button
          variant="text"
          size="small"
          loading={sending.isSending}
          aria-disabled={isOff || undefined}
          onClick={resend}
        >
          {t('Resend OTP')}
        </Button>
      </div>
      <SendCodeCaptcha check={sending.check} />
      {sending.problem && (
        <div role="alert">
          <FieldError>{t(sending.problem)}</FieldError>
        </div>
      )}
      <p className="visually-hidden" role="status">
        {t(status || (left === 0 && round > 0 && 'You can ask for a new code now.'))}
      </p>
    </>
  );
}
