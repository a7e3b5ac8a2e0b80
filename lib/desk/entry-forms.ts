import type { Desk, DeskEntry, DeskField } from './desk';
import type { DeskColumn } from './desk-columns';
import { fewTexts } from './few-texts';

/** Returns a desk with the form of one of its entries; undefined if there is none of that name. */
export function withForm(desk: Desk, entry: string): Desk | undefined {
  const { forms, ...rest } = desk;
  if (!forms) return desk;
  const form = Object.hasOwn(forms, entry) ? forms[entry] : undefined;
  return form && { ...rest, panels: form.panels, open: { form: entry, title: form.title } };
}

type TitleColumn = Pick<DeskColumn, 'name' | 'otherwise'>;

/** Returns what names an entry: its form, or what the first column of its list displays. */
export function titleOf({ columns, open }: Desk, entry: DeskEntry): string {
  const [{ name, otherwise } = { name: 'name' }] = columns as readonly TitleColumn[];
  const title = open?.title ?? (entry[name] || entry[otherwise?.name ?? name]);
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
