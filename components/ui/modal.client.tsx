'use client';

import type { ComponentProps } from 'react';
import { useEffect, useRef } from 'react';
import { classNames } from './class-names';
import styles from './modal.module.css';

export interface ModalProps extends ComponentProps<'dialog'> {
  open: boolean;
  /** Asked to close: by Escape, a click beside it, or a control inside. */
  onClose: () => void;
}

/**
 * A native modal dialog: the browser keeps the focus inside, closes it on Escape or a click
 * beside it, and gives the focus back. Name it with `aria-label` or `aria-labelledby`.
 */
export function Modal({ open, onClose, className, children, ...rest }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return undefined;
    if (!element.open) element.showModal();
    return () => element.close();
  }, [open]);

  // The event comes later than the closing: by then it may be open again.
  const tellClosed = () => {
    if (!dialog.current?.open) onClose();
  };

  return (
    <dialog
      {...rest}
      ref={dialog}
      className={classNames(styles.modal, className)}
      closedby="any"
      onClose={tellClosed}
    >
      {children}
    </dialog>
  );
}
