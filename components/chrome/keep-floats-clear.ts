/** The floating buttons return when the page has rested for this long. */
const RESTED_MS = 150;
/** Of each side; each of the points costs a phone three milliseconds. */
const SAMPLES = [0, 0.5, 1];
/** A carousel counts as a whole, since its slides change while the page rests. */
const CONTENT =
  'a, button, input, select, textarea, label, summary, img, svg, video, iframe, [aria-roledescription=carousel]';

/**
 * Displays each floating button (`data-clear`) only where it covers no control, picture or text, and
 * only while the page rests (`data-rested`). Returns a function that stops.
 */
export function keepFloatsClear(floats: HTMLElement): () => void {
  const buttons = [...floats.children];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const update = () => {
    for (const button of buttons) button.toggleAttribute('data-clear', isClear(button, floats));
    floats.toggleAttribute('data-rested', true);
  };
  const updateSoon = () => {
    clearTimeout(timer);
    floats.removeAttribute('data-rested');
    timer = setTimeout(update, RESTED_MS);
  };

  // Also after a navigation, and when something on the page grows.
  const growth = new ResizeObserver(updateSoon);
  growth.observe(document.body);
  addEventListener('scroll', updateSoon, { passive: true });
  addEventListener('resize', updateSoon);
  updateSoon();
  return () => {
    clearTimeout(timer);
    growth.disconnect();
    removeEventListener('scroll', updateSoon);
    removeEventListener('resize', updateSoon);
  };
}

function isClear(button: Element, floats: HTMLElement): boolean {
  const { left, top, width, height } = button.getBoundingClientRect();
  return SAMPLES.every((x) =>
    SAMPLES.every((y) => {
      const stack = document.elementsFromPoint(left + x * width, top + y * height);
      const below = stack.find((element) => !floats.contains(element));
      return below === undefined || !isContent(below);
    }),
  );
}

/** Whether an element is something to read or to tap, not the ground of other elements. */
function isContent(element: Element): boolean {
  const hasText = [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
  );
  return hasText || element.closest(CONTENT) !== null;
}
