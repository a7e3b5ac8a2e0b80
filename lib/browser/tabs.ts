/*
 * Tabs of one browser tell each other that the shopper's data changed. An open channel would keep a
 * page out of the back/forward cache, so it is closed whenever the page is left.
 */

const NAME = 'vanya';

let channel: BroadcastChannel | undefined;

/** Says that something changed; the others read it for themselves. */
export function tellOtherTabs(): void {
  channel?.postMessage('changed');
}

/** Calls `onChange` whenever another tab changed something. Call once. */
export function listenToOtherTabs(onChange: () => void): void {
  const open = () => {
    if (channel || typeof BroadcastChannel === 'undefined') return;
    channel = new BroadcastChannel(NAME);
    channel.addEventListener('message', onChange);
  };
  const close = () => {
    channel?.close();
    channel = undefined;
  };
  open();
  addEventListener('pageshow', open);
  addEventListener('pagehide', close);
}
