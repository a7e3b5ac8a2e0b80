'use client';

import { X } from 'lucide-react';
import type { ReactNode } from 'react';
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
  return (
    <Modal open={open} onClose={onClose} className={styles.dialog} aria-label={label}>
      <div className={styles.close}>
        <IconButton look="round" label="Close" onClick={onClose}>
          <X aria-hidden strokeWidth={1.75} />
        </IconButton>
      </div>
      <div
        className={styles.pane}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the picture is scrolled by keyboard too
        tabIndex={0}
      >
        {open ? children : null}
      </div>
    </Modal>
  );
}
