import type { UseFormReturn } from 'react-hook-form';
import type { FormValues } from '@/lib/desk/values';

/** Returns why a field is refused; for a group only what is said of it as a whole. */
export function messageAt(hook: UseFormReturn<FormValues>, path: string): string | undefined {
  const { error } = hook.getFieldState(path, hook.formState);
  // react-hook-form keeps what is said of a whole list apart from its parts when those change.
  const message: unknown = error?.root?.message ?? error?.message;
  return typeof message === 'string' ? message : undefined;
}
