'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { CarouselArrows } from '@/components/ui/carousel-arrows.client';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { Modal } from '@/components/ui/modal.client';
import styles from './picture-dialog.module.css';

interface PictureDialogProps {
  open: boolean;
  onClose: () => void;
  /** The picture's description. */
  label: string;
  /** Shows the picture before it (-1) or after it (1); undefined for a single picture. */
  onStep?: (by: -1 | 1) => void;
  /** The picture; rendered while the dialog is open. */
  children: ReactNode;
}

/** One picture across the whole window, larger than the screen and scrollable. */
export function PictureDialog({ open, onClose, label, onStep, children }: PictureDialogProps) {
  const pane = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (open && children && pane.current) startInTheMiddle(pane.current);
  }, [open, children]);
  return (
    <Modal open={open} onClose={onClose} className={styles.dialog} aria-label={label}>
      <div className={styles.close}>
        <IconButton variant="round" label="Close" onClick={onClose}>
          <Icon name="x" />
        </IconButton>
      </div>
      <div
        ref={pane}
        className={styles.pane}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: makes the picture scrollable by keyboard
        tabIndex={0}
      >
        {open ? children : null}
      </div>
      {onStep && (
        <div className={styles.steps}>
          <CarouselArrows canGoBack canGoOn onMove={onStep} />
        </div>
      )}
    </Modal>
  );
}

/** Scrolls a picture that is wider than the window to its horizontal centre. */
function startInTheMiddle(pane: HTMLElement): void {
  pane.scrollTop = 0;
  pane.scrollLeft = (pane.scrollWidth - pane.clientWidth) / 2;
}
