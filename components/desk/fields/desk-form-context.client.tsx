'use client';

import { createContext, useContext } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FieldProps } from '@/components/ui/field';
import type { Desk } from '@/lib/desk/desk';
import type { ReferenceNames } from '@/lib/desk/in-words';
import { englishPath } from '@/lib/desk/older-texts';
import type { DeskPath } from '@/lib/desk/paths';
import type { FormValues } from '@/lib/desk/values';
import { messageAt } from './message-at';

/** What every field of a desk's form shares. */
export interface DeskFormState {
  desk: Desk;
  hook: UseFormReturn<FormValues>;
  /** The names of the entries of other desks that are chosen here. */
  names: ReferenceNames;
  learnName: (key: string, name: string) => void;
  /** Where texts in other languages are older than the English ones. */
  older?: ReadonlySet<string>;
}

const DeskFormContext = createContext<DeskFormState | null>(null);

/** Provides the form to its fields. */
export const DeskFormProvider = DeskFormContext;

/** Returns the form that a field belongs to. */
export function useDeskForm(): DeskFormState {
  const form = useContext(DeskFormContext);
  if (!form) throw new Error('A field of a desk is drawn outside of its form');
  return form;
}

/** The id of a field's control. */
export const fieldId = (path: string) => `field-${path.replaceAll('.', '-')}`;

/** Returns what the label of a field displays, with its first error. */
export function useFieldLabel({ path, field, language }: DeskPath): Omit<FieldProps, 'children'> {
  const { hook } = useDeskForm();
  const isText = language !== undefined && field.translated;
  const english = isText ? textOf(hook.getValues(englishPath(path, language))) : '';
  return {
    id: fieldId(path),
    label: field.label,
    hint: english ? `English: ${english}` : field.hint,
    error: messageAt(hook, path),
    required: Boolean(field.required) && !language,
  };
}

/** Long texts would hide the field they belong to. */
const MAX_HINT = 160;

function textOf(value: unknown): string {
  const text = Array.isArray(value) ? value.join(' · ') : String(value ?? '');
  const plain = text.replace(/<[^>]*>/g, ' ');
  return plain.length > MAX_HINT ? `${plain.slice(0, MAX_HINT)}…` : plain;
}
