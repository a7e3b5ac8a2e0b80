/**
 * Before an entry of a list disappears, hands the focus of its button to the same button of the next
 * entry (`data-remove`), else to the heading (`data-list-heading`).
 */
export function focusAfterRemoval(button: HTMLElement): void {
  const line = button.closest('li');
  const neighbour = line?.nextElementSibling ?? line?.previousElementSibling;
  const next = neighbour?.querySelector<HTMLElement>('[data-remove]');
  (next ?? document.querySelector<HTMLElement>('[data-list-heading]'))?.focus();
}
