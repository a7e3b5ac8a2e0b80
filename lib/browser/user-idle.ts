import { isDrawn } from './is-drawn';

/** Long after the first paint, even on a slow network. */
const QUIET_AFTER_MS = 4_000;
/** A shopper without input for this long is looking, not doing. */
const PAUSE_MS = 1_500;
const STEP_MS = 500;
const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'wheel', 'touchmove', 'scroll'] as const;

/**
 * Calls `work` once, when four seconds have passed and an interruption is acceptable: the tab is
 * visible, the shopper does not touch, scroll or type, and no dialog or menu is open. Returns a
 * function that cancels it.
 * @param untouchedMs what has to pass on a page that has not been touched yet
 */
export function onUserIdle(work: () => void, untouchedMs = QUIET_AFTER_MS): () => void {
  const start = Date.now();
  let lastSign = 0;
  const note = () => {
    lastSign = Date.now();
  };
  const timer = setInterval(() => {
    const now = Date.now();
    const earliest = start + (lastSign === 0 ? untouchedMs : QUIET_AFTER_MS);
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
