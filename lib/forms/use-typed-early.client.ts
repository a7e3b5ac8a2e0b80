'use client';

import { useEffect, useRef } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type { ApiForm } from './use-api-form.client';

/**
 * Hands over what a field was filled in with before the scripts ran. The form knows it by then, but
 * no event tells what follows from it, such as the city of a PIN code. A draft has that itself.
 */
export function useTypedEarly<Values extends FieldValues>(
  { hook, draft }: ApiForm<Values>,
  name: FieldPath<Values>,
  onTyped: (text: string) => void,
): void {
  const isHandedOver = useRef(false);
  const { isReady, defaultValues } = hook.formState;
  useEffect(() => {
    if (!isReady || isHandedOver.current) return;
    isHandedOver.current = true;
    const typed = String(hook.getValues(name) ?? '');
    const isTyped = typed !== String(defaultValues?.[name] ?? '');
    if (isTyped && !draft.isRestored) onTyped(typed);
  }, [isReady, hook, name, defaultValues, draft.isRestored, onTyped]);
}
