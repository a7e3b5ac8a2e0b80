'use client';

import { useLayoutEffect, useRef, useState } from 'react';
import type { FormCaptcha } from '@/lib/forms/use-captcha.client';
import './altcha-settings';
import styles from './captcha.module.css';

interface StateChange {
  state: 'unverified' | 'verifying' | 'verified' | 'error' | 'expired' | 'code';
  payload: string | null;
}

/**
 * ALTCHA's proof of work. It starts when someone enters the form, so that it is mostly done before
 * it is needed; after a spent solution it starts by itself. A new `key` gives a new task.
 */
export function Altcha({ captcha }: { captcha: FormCaptcha }) {
  const { form, offer, round } = captcha;
  const widget = useRef<HTMLElement>(null);
  // On a slow network someone may be in the form before the widget is.
  const [isWanted] = useState(() => round > 0 || document.activeElement?.closest('form') != null);

  // Before the widget's first event, which comes in the next microtask.
  useLayoutEffect(() => {
    const element = widget.current;
    const report = (event: Event) => {
      const { state, payload } = (event as CustomEvent<StateChange>).detail;
      offer(state === 'verified' && payload ? async () => payload : undefined);
    };
    element?.addEventListener('statechange', report);
    return () => element?.removeEventListener('statechange', report);
  }, [offer]);

  return (
    <altcha-widget
      ref={widget}
      className={styles.altcha}
      challenge={`/api/captcha?form=${form}`}
      name="recaptcha"
      auto={isWanted ? 'onload' : 'onfocus'}
    />
  );
}
