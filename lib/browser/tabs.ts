/*
 * Tabs of one browser notify each other of changes to the shopper's data. An open channel would
 * keep a page out of the back/forward cache, so it is closed whenever the page is left.
 */

const NAME = 'shop';

let channel: BroadcastChannel | undefined;

/** Notifies the other tabs of a change; each reads the data itself. */
export function notifyOtherTabs(): void {
  channel?.postMessage('changed');
}

/** Calls `onChange` whenever another tab changed the data. Call once. */
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
