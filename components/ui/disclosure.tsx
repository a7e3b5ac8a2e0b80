import type { ReactNode } from 'react';
import { useText } from '#language';
import { Icon } from '@/components/ui/icon';
import styles from './disclosure.module.css';

/** Content shown on demand by a text button. Works without scripts. */
export function Disclosure({ label, children }: { label: ReactNode; children: ReactNode }) {
  const t = useText();
  return (
    <details className={styles.disclosure}>
      <summary>
        {t(label)}
        <Icon name="chevron-down" />
      </summary>
      {children}
    </details>
  );
}
