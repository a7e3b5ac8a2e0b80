'use client';

import { CircleAlert, CircleCheck, TriangleAlert, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Toaster as Sonner, toast as sonner } from 'sonner';
import { classNames } from '@/components/ui/class-names';
import { IconButton } from '@/components/ui/icon-button';
import type { ToastMessage } from '@/lib/browser/toast';
import { connectToasts } from '@/lib/browser/toast';
import styles from './toast-host.module.css';

/** The specification allows 2 to 5 seconds. */
const DURATION_MS = { success: 3000, warning: 4000, error: 5000 };
const ICONS = { success: CircleCheck, warning: TriangleAlert, error: CircleAlert };
const OFFSET = { bottom: 'calc(var(--bar-h, var(--minicart-h)) + 16px)' };

/** Renders up to two toasts at the bottom centre, above the bottom bar and above dialogs. */
export function ToastHost() {
  const layer = useRef<HTMLDivElement>(null);

  useEffect(
    () =>
      connectToasts((message) => {
        raise(layer.current);
        sonner.custom((id) => <Toast message={message} onClose={() => sonner.dismiss(id)} />, {
          duration: message.durationMs ?? DURATION_MS[message.kind],
          position: message.position ?? 'bottom-center',
        });
      }),
    [],
  );

  useEffect(() => {
    const stayOnTop = ({ target }: Event) => {
      if (target instanceof HTMLDialogElement && target.open) raise(layer.current);
    };
    document.addEventListener('toggle', stayOnTop, true);
    return () => document.removeEventListener('toggle', stayOnTop, true);
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
        containerAriaLabel="Messages"
      />
    </div>
  );
}

/** Moves the toasts above modal dialogs: the latest element of the top layer is in front. */
function raise(layer: HTMLElement | null): void {
  if (!layer?.showPopover) return;
  if (layer.matches(':popover-open')) layer.hidePopover();
  layer.showPopover();
}

function Toast({ message, onClose }: { message: ToastMessage; onClose: () => void }) {
  const Icon = ICONS[message.kind];
  return (
    <div
      className={classNames(styles.toast, styles[message.kind], 'on-dark')}
      role={message.kind === 'error' ? 'alert' : 'status'}
    >
      <Icon />
      <div className={styles.text}>
        <p>{message.text}</p>
        {message.notes?.map((note) => (
          <p key={note} className={styles.note}>
            {note}
          </p>
        ))}
      </div>
      <IconButton label="Close" onClick={onClose}>
        <X />
      </IconButton>
    </div>
  );
}
