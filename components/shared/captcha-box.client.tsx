'use client';

import dynamic from 'next/dynamic';
import { useCallback, useEffect, useState } from 'react';
import { useText } from '#language';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import { captchaMessages } from '@/contract/messages/captcha';
import type { FormCaptcha } from '@/lib/forms/use-captcha.client';
import { askCaptcha, type CaptchaChallenge } from './ask-captcha';
import { CaptchaWaiting } from './captcha-waiting';

const Altcha = dynamic(async () => (await import('./captcha-altcha.client')).Altcha, {
  loading: CaptchaWaiting,
});
const Recaptcha = dynamic(async () => (await import('./captcha-recaptcha.client')).Recaptcha);

/** The widget of the configured captcha service. */
export function CaptchaBox({ captcha }: { captcha: FormCaptcha }) {
  const t = useText();
  const { task, hasFailed, ask } = useTask(captcha.form);
  if (hasFailed) {
    return (
      <div role="alert" className="stack hug gap-2">
        <FieldError>{t(captchaMessages.notLoaded)}</FieldError>
        <Button variant="quiet" size="small" onClick={ask}>
          {t('Try again')}
        </Button>
      </div>
    );
  }
  if (!task) return <CaptchaWaiting />;
  if (task.provider === 'none') return <NoCaptcha captcha={captcha} />;
  if (task.provider === 'recaptcha') {
    return <Recaptcha captcha={captcha} siteKey={task.site_key ?? ''} />;
  }
  return <Altcha key={captcha.round} captcha={captcha} />;
}

/** A shop without captchas: the form is ready at once. Renders nothing. */
function NoCaptcha({ captcha: { offer, round } }: { captcha: FormCaptcha }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round withdraws the last offer
  useEffect(() => offer(async () => 'none'), [offer, round]);
  return null;
}

function useTask(form: FormCaptcha['form']) {
  const [task, setTask] = useState<CaptchaChallenge>();
  const [hasFailed, setHasFailed] = useState(false);
  const ask = useCallback(async () => {
    setHasFailed(false);
    try {
      setTask(await askCaptcha(form));
    } catch {
      setHasFailed(true);
    }
  }, [form]);
  useEffect(() => void ask(), [ask]);
  return { task, hasFailed, ask };
}
