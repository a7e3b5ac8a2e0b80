'use client';

import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';
import { useEffect, useRef, useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { useSurface } from '@/components/ui/link.client';
import { useLasting } from '@/components/ui/use-lasting.client';
import { onSurface } from '@/lib/routes';
import { ReviewSkeletons } from './review-skeletons';
import styles from './reviews-view.module.css';

/** Quicker answers are shown without any sign of loading. */
const WORTH_SAYING_MS = 150;

interface PageTurnerProps {
  /** From 1. */
  page: number;
  totalPages: number;
  /** The addresses of the pages beside this one. */
  prev: string;
  next: string;
  /** The entries of the list. */
  children: ReactNode;
}

/** Set while a page is turned: the new page, a component of its own, takes the focus over. */
let isTurning = false;

/** A list of reviews with the ways to its other pages. The links work without scripts, too. */
export function PageTurner({ page, totalPages, prev, next, children }: PageTurnerProps) {
  const [isPending, turn] = usePageTurn();
  const isLoading = useLasting(isPending, WORTH_SAYING_MS);
  const heading = useRef<HTMLHeadingElement>(null);
  const position = `Page ${page} of ${totalPages}`;

  useEffect(() => {
    if (isTurning) heading.current?.focus({ preventScroll: true });
    isTurning = false;
  }, []);

  return (
    <section aria-busy={isPending}>
      <h2 ref={heading} tabIndex={-1} className={`visually-hidden ${styles.turned}`}>
        {totalPages > 1 ? `Reviews, ${position}` : 'Reviews'}
      </h2>
      <div className={styles.entries} data-loading={isLoading}>
        {isLoading && <ReviewSkeletons />}
        <ul className={styles.grid}>{children}</ul>
      </div>
      {totalPages > 1 && (
        <nav className={styles.pages} aria-label="Pages">
          <Step href={page > 1 ? prev : undefined} rel="prev" turn={turn}>
            <ArrowLeft />
            Prev
          </Step>
          <span>{position}</span>
          <Step href={page < totalPages ? next : undefined} rel="next" turn={turn}>
            Next
            <ArrowRight />
          </Step>
        </nav>
      )}
    </section>
  );
}

/** Goes to a page of the list; pending until it is here. */
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
