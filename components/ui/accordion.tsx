import type { ReactNode } from 'react';
import { useText } from '#language';
import styles from './accordion.module.css';

/** Expandable rows with lines between them. */
export function Accordion({ children }: { children: ReactNode }) {
  return <div className={styles.accordion}>{children}</div>;
}

interface AccordionItemProps {
  title: ReactNode;
  /** Initially open. */
  open?: boolean;
  /** Only one of the items that share a name is open. */
  name?: string;
  children: ReactNode;
}

/** One row of an accordion. */
export function AccordionItem({ title, open, name, children }: AccordionItemProps) {
  const t = useText();
  return (
    <details className={styles.item} open={open} name={name}>
      <summary>{t(title)}</summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
