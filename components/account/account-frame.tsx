import type { ReactNode } from 'react';
import { Fresh } from '@/components/ui/fresh.client';
import { Note } from '@/components/ui/note';
import type { FormFlash } from '@/lib/forms/form-flash';
import styles from './account-frame.module.css';

interface AccountFrameProps {
  /** The picture: `public/art/login-{art}.avif`, on phones its strip. */
  art: 'orders' | 'elite' | 'wishlist';
  /** A few words on the picture. */
  words: string;
  title: string;
  lead?: ReactNode;
  /** How a plain form post ended that is not shown in a form. */
  flash?: FormFlash;
  children: ReactNode;
}

/** A page of the account: a picture on one side, a form on the other; on phones a strip above it. */
export function AccountFrame({ art, words, title, lead, flash, children }: AccountFrameProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.art} data-art={art} aria-hidden="true">
        <p>{words}</p>
      </div>
      <div className={styles.side}>
        <div className={styles.content}>
          <h1>{title}</h1>
          {lead && <p className="muted">{lead}</p>}
          {flash && <Note tone={flash.isError ? 'error' : 'success'}>{flash.message}</Note>}
          <Fresh>{children}</Fresh>
        </div>
      </div>
    </div>
  );
}

/** A line between two ways to go. */
export function Or() {
  return (
    <p className={styles.or}>
      <span>or</span>
    </p>
  );
}
