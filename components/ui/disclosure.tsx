import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import styles from './disclosure.module.css';

/** Content shown on demand by a text button. Works without scripts. */
export function Disclosure({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <details className={styles.disclosure}>
      <summary>
        {label}
        <Icon name="chevron-down" />
      </summary>
      {children}
    </details>
  );
}
