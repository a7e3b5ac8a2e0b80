import type { FieldValues, Path, RegisterOptions, UseFormRegisterReturn } from 'react-hook-form';
import type { ApiForm } from './use-api-form.client';

/** One field of a form as its label and its input want it. */
export interface FormField {
  /** The sentence below the field. */
  error: string | undefined;
  /** Spread on the input, together with what `Field` hands over. */
  input: UseFormRegisterReturn & { defaultValue: string };
}

/** The field `name` of a form. Rendered on the server too, with what a plain form post came back with. */
export function fieldOf<Values extends FieldValues, Name extends Path<Values>>(
  { hook, refused }: ApiForm<Values>,
  name: Name,
  options?: RegisterOptions<Values, Name>,
): FormField {
  const { error, isDirty } = hook.getFieldState(name, hook.formState);
  const first = isDirty ? undefined : refused[name]?.[0];
  const typed: unknown = hook.formState.defaultValues?.[name];
  return {
    error: error?.message ?? first,
    input: { ...hook.register(name, options), defaultValue: String(typed ?? '') },
  };
}
