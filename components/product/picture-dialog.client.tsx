'use client';

import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { Modal } from '@/components/ui/modal.client';
import styles from './picture-dialog.module.css';

interface PictureDialogProps {
  open: boolean;
  onClose: () => void;
  /** What the picture shows. */
  label: string;
  /** The picture; drawn while the dialog is open. */
  children: ReactNode;
}

/** One picture over the whole window, larger than the screen and scrolled to look around. */
export function PictureDialog({ open, onClose, label, children }: PictureDialogProps) {
  const pane = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (open && pane.current) startInTheMiddle(pane.current);
  }, [open]);
  return (
    <Modal open={open} onClose={onClose} className={styles.dialog} aria-label={label}>
      <div className={styles.close}>
        <IconButton look="round" label="Close" onClick={onClose}>
          <X aria-hidden strokeWidth={1.75} />
        </IconButton>
      </div>
      <div
        ref={pane}
        className={styles.pane}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the picture is scrolled by keyboard too
        tabIndex={0}
      >
        {open ? children : null}
      </div>
    </Modal>
  );
}

/** Where the picture is wider than the window, what it shows stands in the middle. */
function startInTheMiddle(pane: HTMLElement): void {
  pane.scrollTop = 0;
  pane.scrollLeft = (pane.scrollWidth - pane.clientWidth) / 2;
}
