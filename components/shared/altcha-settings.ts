import 'altcha/external';
import 'altcha/altcha.css';
import type {} from 'altcha/types/react';
import type { CaptchaForm } from '@/contract/accounts/captcha';
import type { Translate } from '@/lib/language/translate';
import { askCaptcha } from './ask-captcha';

/* The common settings of all ALTCHA widgets. */

const MIN_DURATION_MS = 300;

/** A file of this site: the content security policy forbids workers from other origins. */
$altcha.algorithms.set(
  'PBKDF2/SHA-256',
  () => new Worker(new URL('./altcha-worker.ts', import.meta.url)),
);

export const WIDGET_TEXTS = {
  label: 'I am not a robot',
  verifying: 'Checking …',
  verified: 'Checked: not a robot',
  error: 'The check failed. Please tick the box again.',
  expired: 'The check has expired. Please tick the box again.',
  waitAlert: 'Still checking, one moment please.',
};

/** Gives all widgets of the page their texts in its language. Call it before the first is drawn. */
export function setWidgetTexts(t: Translate): void {
  const texts = Object.entries(WIDGET_TEXTS).map(([name, text]) => [name, t(text)]);
  $altcha.i18n.set('en', Object.fromEntries(texts));
}

$altcha.defaults.set({
  hideLogo: true,
  hideFooter: true,
  humanInteractionSignature: false,
  minDuration: MIN_DURATION_MS,
  fetch: async (address) => {
    const form = new URL(String(address), location.origin).searchParams.get('form');
    const { challenge } = await askCaptcha(form as CaptchaForm);
    const headers = { 'Content-Type': 'application/json' };
    return new Response(JSON.stringify(challenge), { headers });
  },
});
