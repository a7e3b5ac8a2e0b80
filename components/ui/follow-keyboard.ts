/**
 * Keeps `--keyboard` of a dialog at the height in pixels that the keyboard of a phone covers, and
 * the focused field in view. Most browsers lay the keyboard over the page, whose sizes (`dvh`) stay.
 * Returns a function that stops it.
 */
export function followKeyboard(dialog: HTMLElement): () => void {
  const view = window.visualViewport;
  if (!view) return () => undefined;
  const follow = () => {
    // A page that is zoomed with two fingers is smaller too.
    const isZoomed = view.scale > 1.01;
    const covered = isZoomed ? 0 : window.innerHeight - view.offsetTop - view.height;
    dialog.style.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`);
    const { activeElement } = document;
    if (covered > 0 && dialog.contains(activeElement))
      activeElement?.scrollIntoView({ block: 'nearest' });
  };
  follow();
  view.addEventListener('resize', follow);
  view.addEventListener('scroll', follow);
  return () => {
    view.removeEventListener('resize', follow);
    view.removeEventListener('scroll', follow);
    dialog.style.removeProperty('--keyboard');
  };
}
