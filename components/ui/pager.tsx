import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from './link.client';
import { pageNumbers } from './page-numbers';
import styles from './pager.module.css';

interface PagerProps {
  /** From 1. */
  current: number;
  total: number;
  hrefFor: (page: number) => string;
}

/** Links to the pages of a list. One page needs none. */
export function Pager({ current, total, hrefFor }: PagerProps) {
  if (total <= 1) return null;
  const previous = current > 1 ? hrefFor(current - 1) : undefined;
  const next = current < total ? hrefFor(current + 1) : undefined;
  return (
    <nav className={styles.pager} aria-label="Pages">
      <Step href={previous} rel="prev" label="Previous page">
        <ArrowLeft />
        Prev
      </Step>
      <ol className={styles.numbers}>
        {pageNumbers(current, total).map((entry) => (
          <li key={entry}>
            {typeof entry === 'number' ? (
              <Link
                href={hrefFor(entry)}
                aria-label={`Page ${entry}`}
                aria-current={entry === current ? 'page' : undefined}
              >
                {entry}
              </Link>
            ) : (
              <span className={styles.gap}>…</span>
            )}
          </li>
        ))}
      </ol>
      <Step href={next} rel="next" label="Next page">
        Next
        <ArrowRight />
      </Step>
    </nav>
  );
}

interface StepProps {
  href: string | undefined;
  rel: 'prev' | 'next';
  label: string;
  children: ReactNode;
}

function Step({ href, rel, label, children }: StepProps) {
  if (!href) {
    return (
      <span className={styles.step} aria-hidden="true">
        {children}
      </span>
    );
  }
  return (
    <Link href={href} rel={rel} aria-label={label} className={styles.step}>
      {children}
    </Link>
  );
}
