'use client';

import { useEffect, useRef } from 'react';
import { Toaster as Sonner } from 'sonner';
import { useText } from '#language';
import { connectToasts } from '@/lib/browser/toast';
import { DisplayedToasts } from './displayed-toasts';
import styles from './toast-host.module.css';

const OFFSET = {
  bottom: 'calc(var(--bar-h, var(--minicart-h)) + var(--offline-h) + 16px)',
  top: '16px',
};

/**
 * Renders up to two toasts at the bottom centre above the bottom bar; at the top while a dialog is
 * open, whose buttons are at the bottom of a phone.
 */
export function ToastHost() {
  const t = useText();
  const layer = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // Each toast is a live region of its own; within another, some readers speak it twice.
    layer.current?.querySelector('section')?.setAttribute('aria-live', 'off');
    const displayed = new DisplayedToasts();
    const disconnect = connectToasts(
      (message) => {
        raise(layer.current);
        displayed.put(message);
      },
      (about) => displayed.clear(about),
    );
    const makeRoom = ({ target }: Event) => {
      if (!(target instanceof HTMLDialogElement)) return;
      if (target.open) raise(layer.current);
      displayed.place();
    };
    document.addEventListener('toggle', makeRoom, true);
    return () => {
      disconnect();
      document.removeEventListener('toggle', makeRoom, true);
    };
  }, []);

  return (
    <div ref={layer} className={styles.layer} popover="manual">
      <Sonner
        position="bottom-center"
        className={styles.toaster}
        visibleToasts={2}
        expand
        offset={OFFSET}
        mobileOffset={{ ...OFFSET, left: 16, right: 16 }}
        containerAriaLabel={t('Messages')}
      />
    </div>
  );
}

/** Moves the toasts above modal dialogs: the latest element of the top layer is in front. */
function raise(layer: HTMLElement | null): void {
  if (!layer?.showPopover) return;
  if (layer.matches(':popover-open')) layer.hidePopover?.();
  layer.showPopover?.();
}
