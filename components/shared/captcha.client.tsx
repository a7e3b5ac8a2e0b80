'use client';

import dynamic from 'next/dynamic';
import { useText } from '#language';
import { Note } from '@/components/ui/note';
import type { FormCaptcha } from '@/lib/forms/use-captcha.client';
import styles from './captcha.module.css';
import { CaptchaWaiting } from './captcha-waiting';

/** Loaded with the form around it. */
const CaptchaBox = dynamic(async () => (await import('./captcha-box.client')).CaptchaBox, {
  ssr: false,
  loading: CaptchaWaiting,
});

/** The captcha of a form. Place it inside the form, above the button. */
export function CaptchaField({ captcha }: { captcha: FormCaptcha }) {
  const t = useText();
  return (
    <>
      <div className={`needs-scripts ${styles.place}`}>
        <CaptchaBox captcha={captcha} />
      </div>
      <noscript>
        <Note tone="warning">
          {t('Please switch JavaScript on: this form has to check that no program fills it in.')}
        </Note>
      </noscript>
    </>
  );
}
