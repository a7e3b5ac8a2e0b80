'use client';

import type { ReactNode } from 'react';
import { useState } from 'react';
import type { ReturnTo } from '@/components/shared/return-to-fields.client';
import { LoginCodeEntryStep } from './login-code-entry-step.client';
import { LoginCodeNumberStep } from './login-code-number-step.client';
import { useSendCode } from './use-send-code.client';

/** The state after a plain form post; every property is optional. */
export interface LoginCodeStart {
  /** Ten digits that a code was sent to: the form then starts at the second step. */
  sentTo?: string;
  /** The number as it was typed. */
  digits?: string;
  /** Why the last step failed. */
  problem?: string;
}

interface LoginCodeFormProps {
  /** The heading of the first step. */
  title: string;
  start?: LoginCodeStart;
  /** For plain form posts. */
  returnTo?: ReturnTo;
  /** Called once the session store shows the customer. */
  onLoggedIn?: () => void;
  /** Other login options, below the first step. */
  children?: ReactNode;
}

/** Login by text message: the number, then the code. Without JavaScript, two plain forms. */
export function LoginCodeForm({
  title,
  start = {},
  returnTo,
  onLoggedIn,
  children,
}: LoginCodeFormProps) {
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
      <LoginCodeEntryStep
        digits={digits}
        round={round}
        sending={sending}
        onResent={sent}
        onBack={change}
        onLoggedIn={() => onLoggedIn?.()}
        problem={start.problem}
        returnTo={returnTo}
      />
    );
  }
  return (
    <>
      <LoginCodeNumberStep
        title={title}
        digits={digits}
        onDigits={setDigits}
        sending={sending}
        onSent={sent}
        returnTo={returnTo}
        isReturning={isChanging}
      />
      {children}
    </>
  );
}
