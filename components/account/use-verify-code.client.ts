'use client';

import type { RefObject } from 'react';
import { useRef, useState } from 'react';
import { OTP_LENGTH } from '@/contract/limits';
import { loginMessage } from '@/lib/api/account-messages';
import { verifyOtp } from '@/lib/browser/account';
import { toast } from '@/lib/browser/toast';

interface Options {
  /** Ten digits. */
  digits: string;
  field: RefObject<HTMLInputElement | null>;
  onLoggedIn: () => void;
  /** A problem that the page came with. */
  first?: string;
}

export interface VerifyCode {
  value: string;
  /** Why the last code was refused. */
  problem: string | undefined;
  isVerifying: boolean;
  /** Takes what was typed, pasted, or read out of the message; sends it when it is complete. */
  put: (typed: string) => void;
}

/** The code being typed, and its check: sent once, as soon as all of it is there. A right one ends it. */
export function useVerifyCode({ digits, field, onLoggedIn, first }: Options): VerifyCode {
  const [value, setValue] = useState('');
  const [problem, setProblem] = useState(first);
  const [isVerifying, setIsVerifying] = useState(false);
  const isBusy = useRef(false);

  const verify = async (otp: string) => {
    isBusy.current = true;
    setIsVerifying(true);
    try {
      await verifyOtp({ mobile_no: `+91${digits}`, otp });
      onLoggedIn();
    } catch (error) {
      const words = loginMessage(error);
      toast.error(words);
      setProblem(words);
      field.current?.select();
      isBusy.current = false;
      setIsVerifying(false);
    }
  };
  const put = (typed: string) => {
    if (isBusy.current) return;
    setValue(typed);
    setProblem(undefined);
    if (typed.length === OTP_LENGTH) void verify(typed);
  };

  return { value, problem, isVerifying, put };
}
