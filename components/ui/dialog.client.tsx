'use client';

import { type ReactNode, useId } from 'react';
import { useText } from '#language';
import { Icon } from '@/components/ui/icon';
import { classNames } from './class-names';
import styles from './dialog.module.css';
import { IconButton } from './icon-button';
import { Modal } from './modal.client';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** 480 px wide, or 860 px with room for a picture. */
  size?: 'medium' | 'wide';
  /** Screen readers announce the title, but it is not visible; the content has its own. */
  titleHidden?: boolean;
  children: ReactNode;
}

/** A centred dialog; on phones a sheet from the bottom. */
export function Dialog({
  open,
  onClose,
  title,
  size = 'medium',
  titleHidden = false,
  children,
}: DialogProps) {
  const t = useText();
  const titleId = useId();
  return (
    <Modal
      open={open}
      onClose={onClose}
      aria-labelledby={titleId}
      className={classNames(styles.dialog, styles[size])}
    >
      <div className={titleHidden ? undefined : styles.content}>
        <h2 id={titleId} className={titleHidden ? 'visually-hidden' : styles.title}>
          {t(title)}
        </h2>
        {children}
      </div>
      <div className={styles.close}>
        <IconButton label="Close" onClick={onClose}>
          <Icon name="x" />
        </IconButton>
      </div>
    </Modal>
  );
}
