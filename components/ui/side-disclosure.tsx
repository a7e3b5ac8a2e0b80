import type { ReactNode } from 'react';
import { useText } from '#language';
import { Disclosure } from './disclosure';
import styles from './side-disclosure.module.css';

interface SideDisclosureProps {
  label: string;
  children: ReactNode;
}

/** Content beside a page: always open on wide screens, on demand up to 1000 px. */
export function SideDisclosure({ label, children }: SideDisclosureProps) {
  const t = useText();
  return (
    <div className={styles.side}>
      <Disclosure label={label}>
        <div className={styles.content} data-label={t(label)}>
          {children}
        </div>
      </Disclosure>
    </div>
  );
}
