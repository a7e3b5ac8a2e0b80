/**
 * Marks a part of a page that no shopper sees yet. `server/first-paint` keeps it as a text that the
 * browser neither parses nor styles, and its script puts the elements in their place when it comes
 * near; the part hears of that by the event `awake`, which does not bubble.
 */
export const FAR = 'data-far';

/**
 * Calls `start` with an element as soon as it is there: at once, or when its part awakes. Returns
 * what ends it, with what `start` has returned.
 */
export function whenAwake<Found>(
  find: () => Found | null | undefined,
  start: (found: Found) => () => void,
): () => void {
  let stop = () => {};
  const look = () => {
    const found = find();
    if (!found) return;
    document.removeEventListener('awake', look, true);
    stop = start(found);
  };
  document.addEventListener('awake', look, true);
  look();
  return () => {
    document.removeEventListener('awake', look, true);
    stop();
  };
}
