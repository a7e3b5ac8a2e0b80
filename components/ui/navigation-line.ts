/*
 * The line that says that a tapped page is on its way (globals.css draws it). Outside React, so that
 * a tap draws nothing again and a page needs no component for it.
 */

/** Faster pages show no line. */
const VISIBLE_AFTER_MS = 150;
const CHECK_EVERY_MS = 50;
/** A navigation that was given up leaves no line behind. */
const ENDS_AFTER_MS = 30_000;

let timer: ReturnType<typeof setTimeout> | undefined;

function draw(isVisible: boolean): void {
  document.documentElement.toggleAttribute('data-navigating', isVisible);
}

function end(): void {
  clearTimeout(timer);
  draw(false);
}

/** Whether both addresses are the same page, whatever the part of it. */
export function isSamePage(one: string, other: string): boolean {
  return one.replace(/#.*/, '') === other.replace(/#.*/, '');
}

/** Shows the line until the page at `href` is there: the address changes together with the page. */
export function startNavigationLine(href: string): void {
  const from = location.href;
  end();
  if (isSamePage(new URL(href, from).href, from)) return;
  const begun = performance.now();
  const check = () => {
    const elapsed = performance.now() - begun;
    if (location.href !== from || elapsed > ENDS_AFTER_MS) {
      end();
      return;
    }
    draw(elapsed >= VISIBLE_AFTER_MS);
    timer = setTimeout(check, CHECK_EVERY_MS);
  };
  timer = setTimeout(check, CHECK_EVERY_MS);
  // The back button may restore the page that was left.
  addEventListener('pageshow', end, { once: true });
}
