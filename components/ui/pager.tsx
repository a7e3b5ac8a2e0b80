import type { ReactNode } from 'react';
import { useText } from '#language';
import { Icon } from '@/components/ui/icon';
import { Link } from './link.client';
import styles from './pager.module.css';

interface PagerProps {
  /** From 1. */
  current: number;
  total: number;
  hrefFor: (page: number) => string;
}

/** Links to the pages of a list. Nothing for a single page. */
export function Pager({ current, total, hrefFor }: PagerProps) {
  const t = useText();
  if (total <= 1) return null;
  const previous = current > 1 ? hrefFor(current - 1) : undefined;
  const next = current < total ? hrefFor(current + 1) : undefined;
  return (
    <nav className={styles.pager} aria-label={t('Pages')}>
      <Step href={previous} rel="prev" label="Previous page">
        <Icon name="arrow-left" />
        {t('Prev')}
      </Step>
      <ol className={styles.numbers}>
        {pageNumbers(current, total).map((entry) => (
          <li key={entry}>
            {typeof entry === 'number' ? (
              <Link
                href={hrefFor(entry)}
                aria-label={t('Page {page}', { page: entry })}
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
        {t('Next')}
        <Icon name="arrow-right" />
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
  const t = useText();
  if (!href) {
    return (
      <span className={styles.step} aria-hidden="true">
        {children}
      </span>
    );
  }
  return (
    <Link href={href} rel={rel} aria-label={t(label)} className={styles.step}>
      {children}
    </Link>
  );
}

/** How many numbers a pager always shows at each end, and around the current page. */
const OUTER = 3;
const INNER = 3;

/** A linked page, or a gap of omitted numbers before or after the current page. */
export type PagerEntry = number | 'gap before' | 'gap after';

/**
 * Returns the entries of a pager, in order: 3 numbers at each end and 3 around the current page. A
 * gap never replaces a single number.
 */
export function pageNumbers(current: number, total: number): PagerEntry[] {
  const reach = Math.floor(INNER / 2);
  const isDisplayed = (page: number) =>
    page <= OUTER || page > total - OUTER || Math.abs(page - current) <= reach;
  const entries: PagerEntry[] = [];
  for (let page = 1; page <= total; page += 1) {
    const isLone = isDisplayed(page - 1) && isDisplayed(page + 1);
    const gap = page < current ? 'gap before' : 'gap after';
    if (isDisplayed(page) || isLone) entries.push(page);
    else if (entries.at(-1) !== gap) entries.push(gap);
  }
  return entries;
}
