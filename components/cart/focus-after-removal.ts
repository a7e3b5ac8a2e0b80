/** Before a line disappears, hands the focus of its button to the same button of the next line, else to the heading. */
export function focusAfterRemoval(button: HTMLElement): void {
  const line = button.closest('li');
  const neighbour = line?.nextElementSibling ?? line?.previousElementSibling;
  const next = neighbour?.querySelector<HTMLElement>('[data-remove]');
  (next ?? document.querySelector<HTMLElement>('[data-cart-heading]'))?.focus();
}
