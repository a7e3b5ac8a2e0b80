import { isDrawn } from './is-drawn';

/** A shopper who has touched the page has seen it after this time, even on a slow network. */
const SEEN_AFTER_MS = 4_000;
/** Who has not may still be reading the first screen, or be waiting for it. */
const UNTOUCHED_MS = 15_000;
/** A shopper without input for this long is looking, not doing. */
const PAUSE_MS = 1_500;
const STEP_MS = 500;
const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'wheel', 'touchmove', 'scroll'] as const;

/**
 * Calls `work` once, when an interruption is acceptable: the shopper has touched or scrolled the
 * page and does not do so now, or has not for fifteen seconds; the tab is visible, nobody types, and
 * no dialog or menu is open. Returns a function that cancels it.
 */
export function onUserIdle(work: () => void): () => void {
  const start = Date.now();
  let lastSign = 0;
  const note = () => {
    lastSign = Date.now();
  };
  const timer = setInterval(() => {
    const now = Date.now();
    const earliest = start + (lastSign === 0 ? UNTOUCHED_MS : SEEN_AFTER_MS);
    if (now < earliest || now - lastSign < PAUSE_MS || isBusy()) return;
    stop();
    work();
  }, STEP_MS);
  const stop = () => {
    clearInterval(timer);
    for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, note, true);
  };
  for (const sign of SIGNS_OF_LIFE) addEventListener(sign, note, { capture: true, passive: true });
  return stop;
}

function isBusy(): boolean {
  const open = [...document.querySelectorAll<HTMLElement>('dialog[open], [popover="auto"]')];
  const { activeElement, hidden } = document;
  return hidden || activeElement?.matches('input, select, textarea') === true || open.some(isDrawn);
}
