import { toast as sonner } from 'sonner';
import type { ToastMessage } from '@/lib/browser/toast';
import { Toast } from './toast';

/** The specification allows 2 to 5 seconds. */
const DURATION_MS = { success: 3000, warning: 4000, error: 5000, waiting: Infinity };
/** Of a toast whose button is the only way back. */
const WITH_ACTION_MS = 5000;

type Id = string | number;

/** The toasts on the screen, each with its key: what it is about, or its words. */
export class DisplayedToasts {
  readonly #displayed = new Map<string, { id: Id; message: ToastMessage }>();

  /** Shows a message in place of an earlier one with the same key. */
  put(message: ToastMessage): void {
    const key = message.about ?? `${message.kind} ${message.text}`;
    this.clear(key);
    this.#displayed.set(key, { id: this.#draw(key, message), message });
  }

  /** Removes the message with this key. */
  clear(key: string): void {
    const toast = this.#displayed.get(key);
    if (!toast) return;
    this.#displayed.delete(key);
    sonner.dismiss(toast.id);
  }

  /** Moves every toast to where it covers no button of a dialog that has opened or closed. */
  place(): void {
    for (const [key, { id, message }] of this.#displayed) this.#draw(key, message, id);
  }

  #draw(key: string, message: ToastMessage, id?: Id): Id {
    const forget = (gone: { id: Id }) => {
      if (this.#displayed.get(key)?.id === gone.id) this.#displayed.delete(key);
    };
    return sonner.custom(
      (self) => <Toast message={message} onClose={() => sonner.dismiss(self)} />,
      {
        ...(id === undefined ? {} : { id }),
        duration:
          message.durationMs ?? (message.action ? WITH_ACTION_MS : DURATION_MS[message.kind]),
        position: message.position ?? (isDialogOpen() ? 'top-center' : 'bottom-center'),
        onDismiss: forget,
        onAutoClose: forget,
      },
    );
  }
}

/** The buttons of a dialog are at the bottom of a phone's screen. */
function isDialogOpen(): boolean {
  return document.querySelector('dialog[open]') !== null;
}
