import type { DeskField } from './desk';

/** Returns the names of the fields on which the others depend, each once. */
export function decidingFields(fields: readonly DeskField[]): string[] {
  return [...new Set(fields.flatMap(({ shownFor }) => shownFor?.field ?? []))];
}

/** Returns the fields that a form displays, given what it holds of those that decide. */
export function fieldsShownFor(
  fields: readonly DeskField[],
  heldIn: (name: string) => unknown,
): DeskField[] {
  return fields.filter(
    ({ shownFor }) => !shownFor || shownFor.in.some((one) => isHeld(heldIn(shownFor.field), one)),
  );
}

/** A chosen value is held as JSON, an id as it is. */
const isHeld = (held: unknown, value: unknown) => held === value || held === JSON.stringify(value);
