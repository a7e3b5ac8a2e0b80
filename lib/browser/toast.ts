/** A sentence that appears for a few seconds. */
export interface ToastMessage {
  kind: 'success' | 'warning' | 'error';
  text: string;
  /** Default: at the bottom, in the middle. */
  place?: 'top-right' | undefined;
}

type Show = (message: ToastMessage) => void;

const waiting: ToastMessage[] = [];
let show: Show | undefined;
let wake: (() => void) | undefined;

function send(message: ToastMessage): void {
  if (show) {
    show(message);
    return;
  }
  waiting.push(message);
  wake?.();
}

/**
 * Tells the shopper what happened. What draws it is fetched with the first message, so that a page
 * without one pays nothing; until then messages wait.
 */
export const toast = {
  success: (text: string) => send({ kind: 'success', text }),
  warning: (text: string) => send({ kind: 'warning', text }),
  error: (text: string, place?: ToastMessage['place']) => send({ kind: 'error', text, place }),
};

/** Calls `start` as soon as a message waits. Returns how to stop listening. */
export function onFirstToast(start: () => void): () => void {
  wake = start;
  if (waiting.length > 0) start();
  return () => {
    wake = undefined;
  };
}

/** Hands over the messages that wait and all later ones. Returns how to stop. */
export function connectToasts(drawing: Show): () => void {
  show = drawing;
  for (const message of waiting.splice(0)) drawing(message);
  return () => {
    show = undefined;
  };
}
