import type { ReactNode } from 'react';
import styles from './accordion.module.css';
import { StaffText } from './staff-text';

/** Expandable rows with lines between them. */
export function Accordion({ children }: { children: ReactNode }) {
  return <div>{children}</div>;
}

interface AccordionItemProps {
  title: string;
  /** Initially open. */
  open?: boolean;
  /** Only one of the items that share a name is open. */
  name?: string;
  children: ReactNode;
}

/** One row of an accordion. */
export function AccordionItem({ title, open, name, children }: AccordionItemProps) {
  return (
    <details className={styles.item} open={open} name={name}>
      <summary>
        <StaffText text={title} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
