import type { ReactNode } from 'react';
import { useText } from '#language';
import { Icon } from '@/components/ui/icon';
import styles from './disclosure.module.css';

interface DisclosureProps {
  label: ReactNode;
  /** What it belongs to, for screen readers, where a list repeats the label. */
  about?: string;
  /** It begins open. */
  isOpen?: boolean;
  children: ReactNode;
}

/** Content shown on demand by a text button. Works without scripts. */
export function Disclosure({ label, about, isOpen = false, children }: DisclosureProps) {
  const t = useText();
  return (
    <details className={styles.disclosure} open={isOpen}>
      <summary>
        {t(label)}
        {about && <span className="visually-hidden">: {about}</span>}
        <Icon name="chevron-down" />
      </summary>
      {children}
    </details>
  );
}
