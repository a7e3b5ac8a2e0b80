'use client';

import { useState } from 'react';
import { Field } from '@/components/ui/field';
import { Input, PrefixedInput } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import { LANGUAGES } from '@/contract/shop/languages';
import type { FieldKind } from '@/lib/desk/desk';
import type { DeskPath } from '@/lib/desk/paths';
import { useDeskForm, useFieldLabel } from './desk-form-context.client';

/** A path whose field is of one kind. */
export type PathOf<Kind extends FieldKind['kind']> = DeskPath & {
  field: Extract<FieldKind, { kind: Kind }>;
};

/** Returns what a control begins with: the server's HTML has it before the form is connected. */
export function useStartValue(path: string): unknown {
  const { hook } = useDeskForm();
  const [start] = useState<unknown>(() => hook.getValues(path));
  return start;
}

/** What a native control of the form needs: its name, its text in the server's HTML, its language. */
export function useNativeControl({ path, language, field: { instead } }: DeskPath) {
  const { hook } = useDeskForm();
  const start = useStartValue(path);
  const empty = () => {
    if (instead) hook.setValue(instead, '', { shouldDirty: true });
  };
  return {
    ...hook.register(path, { onChange: empty, ...(instead && { deps: instead }) }),
    defaultValue: String(start ?? ''),
    lang: language && LANGUAGES[language].tag,
  };
}

/** One line of text. */
export function LineField({ path }: { path: PathOf<'text'> }) {
  const native = useNativeControl(path);
  const { suggestions, type } = path.field;
  const listId = `${native.name}-list`;
  return (
    <Field {...useFieldLabel(path)}>
      {(control) => (
        <>
          <Input
            {...control}
            {...native}
            type={type}
            list={suggestions && listId}
            autoComplete="off"
          />
          {suggestions && (
            <datalist id={listId}>
              {suggestions.map((one) => (
                <option key={one} value={one} />
              ))}
            </datalist>
          )}
        </>
      )}
    </Field>
  );
}

/** Several lines of text. */
export function LinesField({ path }: { path: PathOf<'lines' | 'phrases'> }) {
  const native = useNativeControl(path);
  return (
    <Field {...useFieldLabel(path)}>
      {(control) => <Textarea {...control} {...native} rows={path.field.rows ?? 4} />}
    </Field>
  );
}

/** Many short codes. */
export function CodesField({ path }: { path: PathOf<'codes'> }) {
  const native = useNativeControl(path);
  return (
    <Field {...useFieldLabel(path)}>
      {(control) => <Textarea {...control} {...native} rows={3} spellCheck={false} />}
    </Field>
  );
}

/** Rupees. */
export function MoneyField({ path }: { path: PathOf<'money'> }) {
  const native = useNativeControl(path);
  return (
    <Field {...useFieldLabel(path)}>
      {(control) => (
        <PrefixedInput start="₹" {...control} {...native} inputMode="decimal" autoComplete="off" />
      )}
    </Field>
  );
}

/** A number, with its unit in the label. */
export function NumberField({ path }: { path: PathOf<'number'> }) {
  const native = useNativeControl(path);
  const { label, ...rest } = useFieldLabel(path);
  const { unit, signed } = path.field;
  // The number pads of phones have no minus.
  const inputMode = signed ? 'text' : 'decimal';
  return (
    <Field {...rest} label={unit ? `${label}, ${unit}` : label}>
      {(control) => <Input {...control} {...native} inputMode={inputMode} autoComplete="off" />}
    </Field>
  );
}

/** A moment, typed in Indian time wherever the browser is. */
export function MomentField({ path }: { path: PathOf<'moment'> }) {
  const native = useNativeControl(path);
  const { hint, ...rest } = useFieldLabel(path);
  return (
    <Field {...rest} hint={hint ?? 'Indian time'}>
      {(control) => <Input {...control} {...native} type="datetime-local" />}
    </Field>
  );
}
