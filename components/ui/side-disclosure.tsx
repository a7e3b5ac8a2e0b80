import type { ReactNode } from 'react';
import { Disclosure } from './disclosure';
import styles from './side-disclosure.module.css';

interface SideDisclosureProps {
  label: string;
  children: ReactNode;
}

/** Content beside a page: always open on wide screens, on demand up to 1000 px. */
export function SideDisclosure({ label, children }: SideDisclosureProps) {
  return (
    <div className={styles.side}>
      <Disclosure label={label}>
        <div className={styles.content} data-label={label}>
          {children}
        </div>
      </Disclosure>
    </div>
  );
}
