import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError } from '@/lib/api/api-error';

interface PlaceErrors<Values extends FieldValues> {
  hook: Pick<UseFormReturn<Values>, 'setError'>;
  /** The fields of the form, as they stand on the page. */
  names: Path<Values>[];
  error: unknown;
}

/**
 * Puts the server's messages beside their fields and the focus on the first of these. False where it
 * blamed something the form has no field for, which has to be said elsewhere.
 */
export function placeErrors<Values extends FieldValues>({
  hook,
  names,
  error,
}: PlaceErrors<Values>): boolean {
  const fields = error instanceof ApiError ? error.fields : {};
  const blamed = names.filter((name) => fields[name]?.length);
  for (const [index, name] of blamed.entries()) {
    hook.setError(name, { message: fields[name]?.[0] }, { shouldFocus: index === 0 });
  }
  return blamed.length > 0 && blamed.length === Object.keys(fields).length;
}
