'use client';

import { useCallback, useState } from 'react';
import type { CaptchaForm } from '@/contract/accounts/captcha';

/** Returns the value that the form sends as `recaptcha`. A solution is valid once. */
type Solution = () => Promise<string>;

/** The captcha of one form: the form reads `isSolved` and `answer`, the widget calls `offer`. */
export interface FormCaptcha {
  form: CaptchaForm;
  /** False again once the solution has expired or been used. */
  isSolved: boolean;
  /** Counts the tasks; a change makes the widget start again. */
  round: number;
  /** @throws Error without a solution, or if the captcha service does not answer */
  answer: Solution;
  /** The widget's report: a solution, or undefined once there is none. */
  offer: (solution: Solution | undefined) => void;
  /** Discards a used solution and requests a new task. */
  renew: () => void;
}

/** Returns the state that a form and its captcha (`components/shared/captcha.client`) share. */
export function useCaptcha(form: CaptchaForm): FormCaptcha {
  const [solution, setSolution] = useState<{ answer: Solution }>();
  const [round, setRound] = useState(0);
  const offer = useCallback(
    (answer: Solution | undefined) => setSolution(answer && { answer }),
    [],
  );
  const renew = useCallback(() => {
    setSolution(undefined);
    setRound((last) => last + 1);
  }, []);
  const answer: Solution = async () => {
    if (!solution) throw new Error('The captcha is not solved');
    return solution.answer();
  };
  return { form, isSolved: solution !== undefined, round, answer, offer, renew };
}
