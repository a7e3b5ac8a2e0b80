/**
 * Before an entry of a list is removed, moves the focus to the same button (`data-remove`) of the
 * next entry, otherwise to the heading (`data-list-heading`).
 */
export function focusAfterRemoval(button: HTMLElement): void {
  const line = button.closest('li');
  const neighbour = line?.nextElementSibling ?? line?.previousElementSibling;
  const next = neighbour?.querySelector<HTMLElement>('[data-remove]');
  (next ?? document.querySelector<HTMLElement>('[data-list-heading]'))?.focus();
}
