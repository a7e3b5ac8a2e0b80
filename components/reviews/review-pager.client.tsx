'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useRef, useTransition } from 'react';
import { useText } from '#language';
import { useHelpfulTaps } from '@/components/shared/use-helpful-taps.client';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { useSurface } from '@/components/ui/link.client';
import { Skeleton } from '@/components/ui/skeleton';
import { useDelayed } from '@/components/ui/use-delayed.client';
import { onSurface } from '@/lib/surface';
import styles from './reviews-view.module.css';

/** Faster answers show no loading state. */
const SIGN_OF_LOADING_AFTER_MS = 150;

interface ReviewPagerProps {
  productId: number;
  /** From 1. */
  page: number;
  totalPages: number;
  /** The URLs of the previous and the next page. */
  prev: string;
  next: string;
  /** The entries of the list. */
  children: ReactNode;
}

/** True during a page turn: the new page is a separate component and takes the focus. */
let isTurning = false;

/** A list of reviews with links to its other pages. The links also work without scripts. */
export function ReviewPager(props: ReviewPagerProps) {
  const { productId, page, totalPages, prev, next, children } = props;
  const t = useText();
  const [isPending, turn] = usePageTurn();
  const isLoading = useDelayed(isPending, SIGN_OF_LOADING_AFTER_MS);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  useHelpfulTaps(list, productId);
  const position = t('Page {page} of {pages}', { page, pages: totalPages });

  useEffect(() => {
    if (isTurning) heading.current?.focus({ preventScroll: true });
    isTurning = false;
  }, []);

  return (
    <section aria-busy={isPending}>
      <h2 ref={heading} tabIndex={-1} className={`visually-hidden ${styles.turned}`}>
        {totalPages > 1 ? t('Reviews, {position}', { position }) : t('Reviews')}
      </h2>
      <div className={`relative ${styles.entries}`} data-loading={isLoading}>
        {isLoading && <ReviewSkeletons />}
        <ul ref={list} className={`split-600 ${styles.grid}`}>
          {children}
        </ul>
      </div>
      {totalPages > 1 && (
        <nav className={`cluster middle center num ${styles.pages}`} aria-label={t('Pages')}>
          <Step href={page > 1 ? prev : undefined} rel="prev" turn={turn}>
            <Icon name="arrow-left" />
            {t('Prev')}
          </Step>
          <span>{position}</span>
          <Step href={page < totalPages ? next : undefined} rel="next" turn={turn}>
            {t('Next')}
            <Icon name="arrow-right" />
          </Step>
        </nav>
      )}
    </section>
  );
}

/** Opens a page of the list; pending until it has loaded. */
function usePageTurn(): [boolean, (href: string) => void] {
  const router = useRouter();
  const surface = useSurface();
  const [isPending, startTransition] = useTransition();
  const turn = (href: string) => {
    isTurning = true;
    startTransition(() => router.push(onSurface(href, surface)));
  };
  return [isPending, turn];
}

interface StepProps {
  href: string | undefined;
  rel: 'prev' | 'next';
  turn: (href: string) => void;
  children: ReactNode;
}

function Step({ href, rel, turn, children }: StepProps) {
  if (!href) {
    return (
      <Button variant="line" disabled>
        {children}
      </Button>
    );
  }
  return (
    <ButtonLink
      variant="line"
      href={href}
      rel={rel}
      onNavigate={(event) => {
        event.preventDefault();
        turn(href);
      }}
    >
      {children}
    </ButtonLink>
  );
}

const SLOTS = [1, 2, 3, 4, 5, 6];

/** Six skeletons for reviews that are loading. */
function ReviewSkeletons() {
  return (
    <div className={styles.waiting} aria-hidden="true">
      <ul className={`split-600 ${styles.grid}`}>
        {SLOTS.map((index) => (
          <li key={index} className={`stack packed-top gap-3 ${styles.skeleton}`}>
            <Skeleton width="92px" height="17px" />
            <Skeleton height="20px" />
            <Skeleton height="20px" />
            <Skeleton width="70%" height="20px" />
            <Skeleton width="40%" height="20px" />
          </li>
        ))}
      </ul>
    </div>
  );
}
