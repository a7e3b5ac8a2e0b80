'use client';

import type { ComponentType } from 'react';
import { classNames } from '@/components/ui/class-names';
import { FieldError } from '@/components/ui/field';
import { type DeskPath, pathsIn } from '@/lib/desk/paths';
import { useFieldLabel } from './desk-form-context.client';
import styles from './fields.module.css';
import type { PathOf } from './text-fields.client';

/** Draws a field of any kind. */
export type PartComponent = ComponentType<{ path: DeskPath }>;

interface GroupFieldProps {
  path: PathOf<'group'>;
  Part: PartComponent;
}

/** A fact of several parts; with all of them empty it is missing as a whole. */
export function GroupField({ path, Part }: GroupFieldProps) {
  const { id, label, hint, error } = useFieldLabel(path);
  const described =
    [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset id={id} className={styles.group} aria-describedby={described}>
      <legend>{label}</legend>
      <Parts path={path} at={path.path} Part={Part} />
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}

interface PartsProps {
  path: PathOf<'group' | 'groups'>;
  /** Where the form has this fact. */
  at: string;
  Part: PartComponent;
}

/** The parts of one fact, in the language of the form. */
export function Parts({ path, at, Part }: PartsProps) {
  const { kind, fields, nullable } = path.field;
  // Those of a fact that may be missing are required only together, which their marks would not say.
  const isOptional = kind === 'group' && nullable !== false;
  return (
    <div className={`stack gap-3 ${styles.parts}`}>
      {pathsIn(path.language ?? 'en', fields, at).map((part) => (
        <div key={part.path} className={classNames(part.field.wide && 'all-columns')}>
          <Part path={isOptional ? { ...part, field: { ...part.field, required: false } } : part} />
        </div>
      ))}
    </div>
  );
}
