/**
 * For `onMouseDown`: leaves the focus in its field. A field that loses it may close its list before the
 * click, or is checked, and a message that comes or goes moves the pressed button from under the
 * pointer, so that the press is lost.
 */
export function keepFocus(event: { preventDefault: () => void }): void {
  event.preventDefault();
}
