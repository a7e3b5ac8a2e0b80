'use client';

import { type ReactNode, useId } from 'react';
import { useText } from '#language';
import { Icon } from '@/components/ui/icon';
import { classNames } from './class-names';
import styles from './drawer.module.css';
import { IconButton } from './icon-button';
import { Modal } from './modal.client';

interface DrawerProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Replaces the title's text in the head, for example with the logo. */
  head?: ReactNode;
  /** `right` becomes a sheet from the bottom on phones. */
  side?: 'right' | 'left' | 'bottom';
  /** Buttons that remain in view below the content. */
  foot?: ReactNode;
  children: ReactNode;
}

/** A panel that slides in from an edge. */
export function Drawer({
  open,
  onClose,
  title,
  head,
  side = 'right',
  foot,
  children,
}: DrawerProps) {
  const t = useText();
  const titleId = useId();
  return (
    <Modal
      open={open}
      onClose={onClose}
      aria-labelledby={titleId}
      className={classNames(styles.drawer, styles[side])}
    >
      <div className={styles.box}>
        <div className={styles.head}>
          {head}
          <h2 id={titleId} className={head ? 'visually-hidden' : styles.title}>
            {t(title)}
          </h2>
          <IconButton label="Close" onClick={onClose}>
            <Icon name="x" />
          </IconButton>
        </div>
        <div className={styles.body}>{children}</div>
        {foot && <div className={styles.foot}>{foot}</div>}
      </div>
    </Modal>
  );
}
