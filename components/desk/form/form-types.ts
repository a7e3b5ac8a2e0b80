import type { UseFormReturn } from 'react-hook-form';
import type { FieldErrors, NewerVersion } from '@/contract/kit/errors';
import type { Desk, DeskEntry, DeskId } from '@/lib/desk/desk';
import type { FormValues } from '@/lib/desk/values';

/** An entry as its form was opened. */
export interface DeskFormInput {
  desk: Desk;
  /** Undefined for a new entry. */
  id: DeskId | undefined;
  entry: DeskEntry;
  version: number;
}

/** What the form was read at: what a save is compared with. */
export interface FormBase {
  version: number;
  values: FormValues;
}

/** A save that was refused, because somebody else has saved since. */
export type Newer = NewerVersion & { current: DeskEntry };

export interface FormHandle {
  hook: UseFormReturn<FormValues>;
  base: { current: FormBase };
  /** Begins anew with what is saved; `values` are kept as unsaved changes, where there are any. */
  restart: (saved: FormBase, values?: FormValues) => void;
  /** Shows what the API refuses beside its fields; returns whether the form has one of them. */
  refuse: (fields: FieldErrors) => boolean;
}
