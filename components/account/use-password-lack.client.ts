'use client';

import { type FieldValues, type Path, useWatch } from 'react-hook-form';
import { useText } from '#language';
import { missingParts } from '@/lib/forms/password-rules';
import type { ApiForm } from '@/lib/forms/use-api-form.client';

/** Says what the new password of a form lacks; undefined for an empty one and for one with all. */
export function usePasswordLack<Values extends FieldValues>(
  form: ApiForm<Values>,
  name: Path<Values>,
): string | undefined {
  const t = useText();
  const password: string = useWatch({ control: form.hook.control, name }) ?? '';
  const missing = missingParts(password);
  if (password === '' || missing.length === 0) return undefined;
  return t('The password still needs {value}', {
    value: missing.map((part) => t(part)).join(', '),
  });
}
