/**
 * Runs in the page. A button that scripts alone answer does nothing before they run: each tap on one
 * is repeated until React takes it. A form that is sent meanwhile waits for them, so that two taps
 * on "Add one" and one on "Add to cart" add three. Links work by themselves.
 *
 * It reads private keys of React (docs/recipes/upgrade-next-and-node.md), because neither React nor
 * the browser keeps the promise without it: React replays no click that came before it listened, and
 * the plain form post of "Add to cart" knows nothing of the taps before.
 */
export function repeatTaps() {
  /** After this time, in milliseconds, a shopper no longer waits for what a tap opens. */
  const PATIENCE = 15_000;
  const waiting = [];
  let timer;
  let isRepeating = false;
  /** The last click on what React had hydrated when it came there. */
  let taken;
  const has = (node, mark) => Object.keys(node).some((key) => key.startsWith(mark));
  const isListening = () => has(document, '_reactListening');
  const isHydrated = (button) =>
    has(button, '__reactProps') || Boolean(button.closest('[data-answered]'));
  const keep = (button) => {
    waiting.push({ button, until: Date.now() + PATIENCE });
    timer ??= setInterval(repeat, 50);
  };
  const click = (button) => {
    taken = undefined;
    isRepeating = true;
    button.click();
    isRepeating = false;
    return Boolean(taken);
  };
  // One at a time, so that React has drawn what the one before has changed.
  const repeat = () => {
    const [{ button, until }] = waiting;
    const isLate = until < Date.now() || !button.isConnected;
    if (!isLate && !isHydrated(button)) return;
    // What the first tap has opened covers the buttons of the others.
    const isVain = isLate || document.querySelector('dialog[open]');
    if (!(isVain && button.type === 'button') && !click(button) && !isLate) return;
    waiting.shift();
    if (waiting.length === 0) timer = clearInterval(timer);
  };
  const onClick = (event) => {
    // What opens a popover is answered by the browser.
    const button = event.target.closest?.('button:not([popovertarget])');
    if (!button || isRepeating) return;
    if (button.type === 'submit' && waiting.length > 0) {
      event.preventDefault();
      event.stopPropagation();
      keep(button);
    }
    if (button.type !== 'button') return;
    if (!isListening()) keep(button);
    else setTimeout(() => taken === event || keep(button));
  };
  addEventListener('click', onClick, { capture: true });
  // React, which listens on the document, has hydrated what is clicked by then, or it cannot yet.
  const onTaken = (event) => {
    const button = event.target.closest?.('button');
    if (button && isHydrated(button)) taken = event;
  };
  document.documentElement.addEventListener('click', onTaken, { capture: true });
}
