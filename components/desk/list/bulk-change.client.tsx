'use client';

import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Note } from '@/components/ui/note';
import { ApiError, isNotLoggedIn, messageFor } from '@/lib/api-error';
import { changeEntries, type PlannedChange } from '@/lib/browser/desk';
import { openLogin } from '@/lib/browser/login-popup';
import type { Desk, DeskChange } from '@/lib/desk/desk';
import type { ReferenceNames } from '@/lib/desk/in-words';
import { type FormValues, toEntryFields, toFormValues } from '@/lib/desk/values';
import { DeskFormProvider } from '../fields/desk-form-context.client';
import { FieldOfDesk } from '../fields/field-of-desk.client';
import { BulkPreview } from './bulk-preview.client';

export interface BulkChangeProps {
  desk: Desk;
  change: DeskChange;
  ids: readonly number[];
  onDone: (count: number) => void;
}

/**
 * A change of a selection: what staff fill in, then what it would make of each entry, then the change
 * itself, of exactly the versions that were looked at.
 */
export function BulkChange({ desk, change, ids, onDone }: BulkChangeProps) {
  const form = useChangeForm(desk, change);
  const { planned, setPlanned, message, isPending, ask } = useChangeCall(desk, change);
  const preview = () => {
    const items = ids.map((id) => ({ id }));
    return ask({ ...form.sent(), items, dry_run: true }, setPlanned);
  };
  const make = (rows: readonly PlannedChange[]) => {
    const items = rows.map(({ id, version }) => ({ id, version }));
    return ask({ ...form.sent(), items, dry_run: false }, () => onDone(rows.length));
  };
  return (
    <DeskFormProvider value={form.shared}>
      {message && <Note tone="error">{message}</Note>}
      {planned ? (
        <BulkPreview
          desk={withChange(desk, change)}
          rows={planned}
          names={form.shared.names}
          isPending={isPending}
          onMake={() => make(planned)}
          onBack={() => setPlanned(undefined)}
        />
      ) : (
        <form
          noValidate
          className="stack gap-3 mt-3"
          onSubmit={(event) => {
            event.preventDefault();
            void preview();
          }}
        >
          {change.hint && <p className="hint">{change.hint}</p>}
          {change.fields.map((field) => (
            <FieldOfDesk key={field.name} path={{ path: field.name, label: field.label, field }} />
          ))}
          <Button type="submit" loading={isPending}>
            Show what changes
          </Button>
        </form>
      )}
    </DeskFormProvider>
  );
}

/** The desk with what a change shows beside the fields of the form. */
function withChange(desk: Desk, { label, shows = [] }: DeskChange): Desk {
  return { ...desk, panels: [...desk.panels, { title: label, fields: shows }] };
}

/** A form of the fields of a change alone, drawn like those of an entry. */
function useChangeForm(desk: Desk, { label, fields, fixed }: DeskChange) {
  const [own] = useState<Desk>(() => ({ ...desk, panels: [{ title: label, fields }] }));
  const [start] = useState(() => toFormValues(own, {}));
  const [names, setNames] = useState<ReferenceNames>({});
  const hook = useForm<FormValues>({ defaultValues: start });
  const learnName = (key: string, name: string) => setNames((known) => ({ ...known, [key]: name }));
  return {
    shared: { desk: own, hook, names, learnName },
    /** What is empty stays as it is, so it is not sent. */
    sent: () => {
      const filled = Object.entries(toEntryFields(own, hook.getValues(), {}));
      return { ...Object.fromEntries(filled.filter(([, value]) => value !== null)), ...fixed };
    },
  };
}

type Body = Parameters<typeof changeEntries>[2];

/** Makes the calls of a change; a refusal of one says why. */
function useChangeCall(desk: Desk, change: DeskChange) {
  const [planned, setPlanned] = useState<PlannedChange[]>();
  const [message, setMessage] = useState<string>();
  const [isPending, setPending] = useState(false);
  const ask = async (body: Body, onAnswer: (rows: PlannedChange[]) => void) => {
    setPending(true);
    setMessage(undefined);
    try {
      onAnswer(await changeEntries(desk.name, change.name, body));
    } catch (error) {
      if (isNotLoggedIn(error)) openLogin();
      // The versions that were looked at are no longer the newest.
      if (error instanceof ApiError && error.newer) setPlanned(undefined);
      setMessage(reasonOf(error));
    } finally {
      setPending(false);
    }
  };
  return { planned, setPlanned, message, isPending, ask };
}

function reasonOf(error: unknown): string {
  const fields = error instanceof ApiError ? Object.values(error.fields).flat() : [];
  return fields.length > 0
    ? fields.join('. ')
    : messageFor(error, 'Nothing was changed. Please try again');
}
