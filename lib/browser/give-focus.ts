/**
 * Gives the focus to an element after an answer has come, unless somebody has gone on elsewhere in
 * the page meanwhile.
 * @param within the part of the page that was waiting; it may hold the focus still
 */
export function giveFocus(target: HTMLElement | null | undefined, within: Element | null): void {
  const { activeElement: now, body } = document;
  if (now === null || now === body || within?.contains(now)) target?.focus();
}
