'use client';

import { useCallback, useState } from 'react';
import type { CaptchaForm } from '@/contract/captcha';

/** Gives what the form sends as `recaptcha`. A solution works once. */
export type Solution = () => Promise<string>;

/** The captcha of one form: the form reads `isSolved` and `answer`, the widget reports to `offer`. */
export interface FormCaptcha {
  form: CaptchaForm;
  /** False again once the solution expires or is spent. */
  isSolved: boolean;
  /** Counts the tasks, so that the widget knows when to begin anew. */
  round: number;
  /** @throws Error where there is no solution yet, or its service does not answer */
  answer: Solution;
  /** The widget's report: a solution, or undefined when there is none any more. */
  offer: (solution: Solution | undefined) => void;
  /** Drops a solution that was spent and asks for a new task. */
  renew: () => void;
}

/** The state between a form and its captcha; draw it with `components/shared/captcha.client`. */
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
