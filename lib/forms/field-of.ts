import type { FieldValues, Path, RegisterOptions, UseFormRegisterReturn } from 'react-hook-form';
import type { ApiForm } from './use-api-form.client';

/** The properties of one form field for its label and its input. */
export interface FormField {
  /** The id of the element, where another form of the page has a field of this name. */
  id?: string;
  /** The error message below the field. */
  error: string | undefined;
  /** The id of a message of the form that refuses this field among others. */
  refusedBy?: string | undefined;
  /** Spread on the input, together with the properties that `Field` passes. */
  input: UseFormRegisterReturn & { defaultValue: string; autoFocus: boolean };
}

/** Returns the field `name` of a form, on the server with the state of a plain form post. */
export function fieldOf<Values extends FieldValues, Name extends Path<Values>>(
  { hook, refused, firstRefused }: ApiForm<Values>,
  name: Name,
  options?: RegisterOptions<Values, Name>,
): FormField {
  const { error, isDirty } = hook.getFieldState(name, hook.formState);
  const first = isDirty ? undefined : refused[name]?.[0];
  const typed: unknown = hook.formState.defaultValues?.[name];
  return {
    error: error?.message ?? first,
    input: {
      ...hook.register(name, options),
      defaultValue: String(typed ?? ''),
      // Without scripts the browser itself puts the cursor into the first refused field.
      autoFocus: name === firstRefused,
    },
  };
}
