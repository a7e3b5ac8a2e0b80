import type { Desk, DeskEntry, DeskField } from './desk';
import { fewTexts } from './few-texts';

/** Returns a desk with the form of one of its entries; undefined if there is none of that name. */
export function withForm(desk: Desk, entry: string): Desk | undefined {
  const { forms, ...rest } = desk;
  if (!forms) return desk;
  const form = Object.hasOwn(forms, entry) ? forms[entry] : undefined;
  return form && { ...rest, panels: form.panels, open: { form: entry, title: form.title } };
}

/** Returns what names an entry: its form, or the first column of its list. */
export function titleOf({ columns, open }: Desk, entry: DeskEntry): string {
  const title = open?.title ?? entry[columns[0]?.name ?? 'name'];
  return Array.isArray(title) ? fewTexts(title) : String(title ?? '');
}

/** Returns a desk with the fields that an entry has. */
export function withPartsOf(desk: Desk, entry: DeskEntry): Desk {
  const panels = desk.panels.map((panel) => ({ ...panel, fields: fieldsOf(entry, panel.fields) }));
  return { ...desk, panels: panels.filter(({ fields }) => fields.length > 0) };
}

function fieldsOf(entry: DeskEntry, fields: readonly DeskField[]): DeskField[] {
  const own = fields.filter(({ when }) => !when || when.in.includes(entry[when.field]));
  return own.map((field) =>
    'fields' in field ? { ...field, fields: fieldsOf(entry, field.fields) } : field,
  );
}
