/** Whether an element is drawn; browsers without `checkVisibility` say where it would be drawn. */
export function isDrawn(element: HTMLElement): boolean {
  return element.checkVisibility?.() ?? element.getClientRects().length > 0;
}
