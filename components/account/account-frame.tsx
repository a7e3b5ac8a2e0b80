import type { ReactNode } from 'react';
import { useText } from '#language';
import { FlashNote } from '@/components/shared/flash-note';
import { ResetOnVisit } from '@/components/ui/reset-on-visit.client';
import type { FormFlash } from '@/lib/view/form-flash';
import styles from './account-frame.module.css';

interface AccountFrameProps {
  /** The picture: `public/art/login-{art}.avif`; phones use its strip version. */
  art: 'orders' | 'elite' | 'wishlist';
  /** A short caption on the picture. */
  caption: string;
  title: string;
  lead?: ReactNode;
  /** The outcome of a plain form post that no form on the page shows. */
  flash?: FormFlash;
  children: ReactNode;
}

/** A page of the account: a picture beside a form; on phones a picture strip above the form. */
export function AccountFrame({ art, caption, title, lead, flash, children }: AccountFrameProps) {
  const t = useText();
  return (
    <div className={`split-768 top ${styles.frame}`}>
      <div className={`text-center notch ${styles.art}`} data-art={art} aria-hidden="true">
        <p>{t(caption)}</p>
      </div>
      <div className={`stack center ${styles.side}`}>
        <div className="stack gap-4">
          <h1>{t(title)}</h1>
          {lead && <p className="muted">{t(lead)}</p>}
          {flash && <FlashNote flash={flash} />}
          <ResetOnVisit>{children}</ResetOnVisit>
        </div>
      </div>
    </div>
  );
}

/** A line between two alternatives. */
export function Or() {
  const t = useText();
  return (
    <p className={`relative faint text-center ${styles.or}`}>
      <span>{t('or')}</span>
    </p>
  );
}
