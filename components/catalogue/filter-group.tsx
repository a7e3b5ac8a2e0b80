import type { ReactNode } from 'react';
import { useText } from '#language';
import { AccordionItem } from '@/components/ui/accordion';
import styles from './listing-filters.module.css';

/** A collapsible group of the filter column. */
export function FilterGroup({ title, children }: { title: string; children: ReactNode }) {
  const t = useText();
  return (
    <AccordionItem title={title} open>
      <fieldset className={styles.group}>
        <legend className="visually-hidden">{t(title)}</legend>
        {children}
      </fieldset>
    </AccordionItem>
  );
}
