/** What a shopper may do about a message: open a page, or take something back. */
export type ToastAction = { label: string } & ({ href: string } | { onAct: () => void });

/** A message that is displayed for a few seconds. */
export interface ToastMessage {
  /** `waiting` stays until it is cleared. */
  kind: 'success' | 'warning' | 'error' | 'waiting';
  text: string;
  /** Additional sentences, displayed beside the text. */
  notes?: readonly string[] | undefined;
  /** Default: at the bottom, in the middle. */
  position?: 'top-right' | undefined;
  action?: ToastAction | undefined;
  /** Messages about one thing replace each other, so that a success removes the error before it. */
  about?: string | undefined;
  /** The form shows and speaks the same words, so that the toast is only seen. */
  isSpokenElsewhere?: boolean | undefined;
  /** Default: by its kind. */
  durationMs?: number | undefined;
}

type Show = (message: ToastMessage) => void;
type Clear = (about: string) => void;
type Options = Pick<ToastMessage, 'about' | 'position' | 'action' | 'isSpokenElsewhere'>;

let waiting: ToastMessage[] = [];
let drawing: { show: Show; clear: Clear } | undefined;
let wake: (() => void) | undefined;

function send(message: ToastMessage): void {
  if (drawing) {
    drawing.show(message);
    return;
  }
  waiting.push(message);
  wake?.();
}

/** Removes the messages about something. */
function clear(about: string): void {
  waiting = waiting.filter((message) => message.about !== about);
  drawing?.clear(about);
}

/**
 * Shows messages to the shopper. The component is loaded with the first message, so that a page
 * without one does not load it; until then messages wait.
 */
export const toast = {
  show: send,
  clear,
  success: (text: string, options?: Options) => send({ kind: 'success', text, ...options }),
  warning: (text: string, notes?: ToastMessage['notes'], options?: Options) =>
    send({ kind: 'warning', text, notes, ...options }),
  error: (text: string, notes?: ToastMessage['notes'], options?: Options) =>
    send({ kind: 'error', text, notes, ...options }),
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
export function connectToasts(show: Show, onClear: Clear = () => undefined): () => void {
  drawing = { show, clear: onClear };
  for (const message of waiting.splice(0)) show(message);
  return () => {
    drawing = undefined;
  };
}
