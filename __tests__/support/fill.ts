import type { UserEvent } from '@testing-library/user-event';

/** Fills in a field at once, by a paste: letter by letter, a form is drawn for each. */
export async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
