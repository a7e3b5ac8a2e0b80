import type { ReactNode } from 'react';
import { Prose } from '@/components/shared/prose';
import type { CleanHtml } from '@/lib/view/rich-text';
import styles from './text-with-aside.module.css';

interface TextWithAsideProps {
  html: CleanHtml;
  /** Facts, contacts or a picture beside the text; on phones below it. */
  children: ReactNode;
}

/** The text of a page, with a column of facts beside it. */
export function TextWithAside({ html, children }: TextWithAsideProps) {
  return (
    <div className={`wrap split-1000 top between ${styles.columns}`}>
      <Prose html={html} hasLead />
      <aside className={`stack gap-5 ${styles.aside}`}>{children}</aside>
    </div>
  );
}
