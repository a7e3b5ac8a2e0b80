import type { ReactNode } from 'react';
import { useText } from '#language';
import type { CleanHtml } from '@/lib/view/rich-text';
import styles from './prose.module.css';

interface ProseProps {
  html: CleanHtml;
  /** Sets the first paragraph large, as in a post. */
  hasLead?: boolean;
}

/** A long text of headings, lists and quotations, in a comfortable measure. */
export function Prose({ html, hasLead = false }: ProseProps) {
  const t = useText();
  return (
    <div
      lang={t.langOf(html)}
      className={hasLead ? `${styles.prose} ${styles.lead}` : styles.prose}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: CleanHtml has passed the one sanitiser
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** What the shop draws itself, in the type of a long text. */
export function ProseBlock({ children }: { children: ReactNode }) {
  return <div className={styles.prose}>{children}</div>;
}
