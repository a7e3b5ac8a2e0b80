/** A message that is displayed for a few seconds. */
export interface ToastMessage {
  kind: 'success' | 'warning' | 'error';
  text: string;
  /** Additional sentences, displayed beside the text. */
  notes?: readonly string[] | undefined;
  /** Default: at the bottom, in the middle. */
  position?: 'top-right' | undefined;
  /** Default: by its kind. */
  durationMs?: number | undefined;
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
 * Shows messages to the shopper. The component is loaded with the first message, so that a page
 * without one does not load it; until then messages wait.
 */
export const toast = {
  show: send,
  success: (text: string) => send({ kind: 'success', text }),
  warning: (text: string, notes?: ToastMessage['notes']) => send({ kind: 'warning', text, notes }),
  error: (text: string, notes?: ToastMessage['notes'], position?: ToastMessage['position']) =>
    send({ kind: 'error', text, notes, position }),
};

/** Calls `start` as soon as a message waits. Returns a function that unsubscribes. */
export function onFirstToast(start: () => void): () => void {
  wake = start;
  if (waiting.length > 0) start();
  return () => {
    wake = undefined;
  };
}

/** Passes on the waiting messages and all later ones. Returns a function that unsubscribes. */
export function connectToasts(drawing: Show): () => void {
  show = drawing;
  for (const message of waiting.splice(0)) drawing(message);
  return () => {
    show = undefined;
  };
}
