'use client';

import type { ReactNode } from 'react';
import { useState } from 'react';
import type { Way } from '@/components/shared/way-fields.client';
import { OtpCodeStep } from './otp-code-step.client';
import { OtpNumberStep } from './otp-number-step.client';
import { useSendCode } from './use-send-code.client';

/** What a plain form post left behind; all of it may be missing. */
export interface OtpStart {
  /** Ten digits that a code was sent to: the form begins with the second step. */
  sentTo?: string;
  /** What was typed as the number. */
  digits?: string;
  /** Why the last step failed. */
  problem?: string;
}

interface OtpFormProps {
  /** The heading of the first step. */
  title: string;
  start?: OtpStart;
  /** For plain form posts. */
  way?: Way;
  /** The session shows the customer by then. */
  onLoggedIn?: () => void;
  /** Other ways in, below the first step. */
  children?: ReactNode;
}

/** Login with a code by text message: the number, then the code. Without JavaScript, two plain forms. */
export function OtpForm({ title, start = {}, way, onLoggedIn, children }: OtpFormProps) {
  const [digits, setDigits] = useState(start.sentTo ?? start.digits ?? '');
  const [round, setRound] = useState(start.sentTo ? 1 : 0);
  const [isChanging, setIsChanging] = useState(false);
  const sending = useSendCode(start.sentTo ? undefined : start.problem);
  const sent = () => {
    setIsChanging(false);
    setRound((last) => last + 1);
  };
  const change = () => {
    sending.reset();
    setIsChanging(true);
  };

  if (round > 0 && !isChanging) {
    return (
      <OtpCodeStep
        digits={digits}
        round={round}
        sending={sending}
        onResent={sent}
        onBack={change}
        onLoggedIn={() => onLoggedIn?.()}
        problem={start.problem}
        way={way}
      />
    );
  }
  return (
    <>
      <OtpNumberStep
        title={title}
        digits={digits}
        onDigits={setDigits}
        sending={sending}
        onSent={sent}
        way={way}
        isReturning={isChanging}
      />
      {children}
    </>
  );
}
