'use client';

import { type ComponentProps, useEffect, useRef } from 'react';
import { classNames } from './class-names';
import { followKeyboard } from './follow-keyboard';
import styles from './modal.module.css';

export interface ModalProps extends ComponentProps<'dialog'> {
  open: boolean;
  /** Called on close: by Escape, a click outside, or a control inside. */
  onClose: () => void;
}

/**
 * A native modal dialog: the browser traps the focus, closes the dialog on Escape or a click
 * outside, and restores the focus. Name it with `aria-label` or `aria-labelledby`.
 */
export function Modal({ open, onClose, className, children, ...rest }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return undefined;
    if (!element.open) element.showModal();
    const unfollow = followKeyboard(element);
    return () => {
      unfollow();
      element.close();
    };
  }, [open]);

  // The event fires after the closing: by then the dialog may be open again.
  const notifyClosed = () => {
    if (!dialog.current?.open) onClose();
  };

  return (
    <dialog
      {...rest}
      ref={dialog}
      className={classNames(styles.modal, className)}
      closedby="any"
      onClose={notifyClosed}
    >
      {children}
    </dialog>
  );
}
