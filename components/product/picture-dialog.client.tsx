'use client';

import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import styles from './picture-dialog.module.css';

interface PictureDialogProps {
  label: string;
  children: ReactNode;
  onClose: () => void;
}

/** One picture over the whole window, larger than the screen and scrolled to look around. */
export function PictureDialog({ label, children, onClose }: PictureDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={label} onClose={onClose}>
      <button
        type="button"
        className={styles.close}
        aria-label="Close"
        onClick={() => dialog.current?.close()}
      >
        <X aria-hidden strokeWidth={1.75} />
      </button>
      <div
        className={styles.pane}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the picture is scrolled by keyboard too
        tabIndex={0}
      >
        {children}
      </div>
    </dialog>
  );
}
