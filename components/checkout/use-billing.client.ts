'use client';

import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldErrors } from '@/contract/kit/errors';

/** Loaded when a field of it has changed. */
const code = () => import('@/lib/browser/billing');

/** Whom the order is billed to: the form has what is typed, this what is wrong with it. */
export function useBilling(first: FieldErrors | undefined) {
  const [errors, setErrors] = useState<FieldErrors>(first ?? {});
  const onTyped = (form: HTMLFormElement | null) => {
    if (!form) return;
    void code().then(
      ({ billingIn, gstinErrors, keepBilling }) => {
        const typed = billingIn(form);
        setErrors(gstinErrors(typed));
        keepBilling(typed);
      },
      () => undefined,
    );
  };
  /** Shows what is wrong, and goes there. */
  const refuse = (form: HTMLFormElement, wrong: FieldErrors) => {
    flushSync(() => setErrors(wrong));
    const [name] = ['bill_to', 'gstin', 'business_name'].filter((one) => wrong[one]);
    if (name) form.querySelector<HTMLElement>(`[name=${name}]`)?.focus();
  };
  return { errors, onTyped, refuse };
}
