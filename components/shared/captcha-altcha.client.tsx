'use client';

import { useLayoutEffect, useRef, useState } from 'react';
import { useText } from '#language';
import { query } from '@/lib/api-routes/path';
import { shoppingApi } from '@/lib/api-routes/shopping';
import type { FormCaptcha } from '@/lib/forms/use-captcha.client';
import { setWidgetTexts, WIDGET_TEXTS } from './altcha-settings';
import styles from './captcha.module.css';

interface StateChange {
  state: 'unverified' | 'verifying' | 'verified' | 'error' | 'expired' | 'code';
  payload: string | null;
}

/**
 * ALTCHA's proof of work. It starts at the first focus in the form, so that it is done early; after
 * a used solution it starts automatically. A new `key` gives a new challenge.
 */
export function Altcha({ captcha }: { captcha: FormCaptcha }) {
  const { form, offer, round } = captcha;
  const t = useText();
  const [state, setState] = useState<StateChange['state']>('unverified');
  const widget = useRef<HTMLElement>(null);
  // On a slow network the form may have the focus before the widget is loaded.
  const [isWanted] = useState(() => {
    setWidgetTexts(t);
    return round > 0 || document.activeElement?.closest('form') != null;
  });

  // Subscribes before the widget's first event, which comes in the next microtask.
  useLayoutEffect(() => {
    const element = widget.current;
    let isVerified = false;
    const report = (event: Event) => {
      const { state, payload } = (event as CustomEvent<StateChange>).detail;
      isVerified = state === 'verified';
      setState(state);
      offer(state === 'verified' && payload ? async () => payload : undefined);
    };
    // The widget unticks a ticked box, which would throw a solution away.
    const keepTicked = (event: Event) => {
      const { target } = event;
      if (isVerified && target instanceof HTMLInputElement) event.preventDefault();
    };
    element?.addEventListener('statechange', report);
    element?.addEventListener('click', keepTicked, true);
    return () => {
      element?.removeEventListener('statechange', report);
      element?.removeEventListener('click', keepTicked, true);
    };
  }, [offer]);

  return (
    <>
      <altcha-widget
        ref={widget}
        className={styles.altcha}
        challenge={query(shoppingApi.captcha(), { form })}
        name="recaptcha"
        auto={isWanted ? 'onload' : 'onfocus'}
      />
      {/* The widget changes its label in silence; a failure is announced by the form. */}
      <p role="status" className="visually-hidden">
        {(state === 'verifying' || state === 'verified') && t(WIDGET_TEXTS[state])}
      </p>
    </>
  );
}
