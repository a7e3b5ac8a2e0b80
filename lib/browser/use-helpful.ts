'use client';

import { useState } from 'react';
import useSWR from 'swr';
import { reviewMessages } from '@/contract/messages/reviews';
import { isNotLoggedIn, messageFor } from '@/lib/api-error';
import { query } from '@/lib/api-routes/path';
import { shoppingApi } from '@/lib/api-routes/shopping';
import type { DisplayedReview, MarkedReview, ReviewMarks } from '@/lib/view/product';
import { openLogin } from './login-popup';
import { fetchSession, sharedSession } from './session-store';
import { toast } from './toast';
import { useSessionFact } from './use-session';

/** A review as the shopper of this browser may mark it. */
interface Helpful {
  isOwn: boolean;
  isMarked: boolean;
  /** How many customers have marked it. */
  count: number;
  isPending: boolean;
  /** Marks it, or takes the mark back. Without a login it opens that. Never rejects. */
  change: () => Promise<void>;
}

/** The reviews of a page ask once for the marks of their reader, and only after a login. */
export function useHelpful(productId: number, review: DisplayedReview): Helpful {
  const isLoggedIn = useSessionFact(({ loggedIn }) => loggedIn);
  const { data: marks, mutate } = useSWR(
    isLoggedIn ? ['review-marks', productId] : null,
    readMarks,
    {
      revalidateOnFocus: false,
      shouldRetryOnError: false,
    },
  );
  const [marked, setMarked] = useState<MarkedReview>();
  const [isPending, setIsPending] = useState(false);
  const isMarked = marked?.helpful ?? marks?.helpful.includes(review.id) ?? false;

  const mark = async () => {
    const now = await sendMark(review.id, !isMarked);
    setMarked(now);
    // Other pages of these reviews read them too.
    await mutate((known) => known && withMark(known, review.id, now.helpful), false);
  };
  const change = async () => {
    if (isPending) return;
    setIsPending(true);
    try {
      if (await isLoggedOut()) askToLogIn();
      else await mark();
    } catch (error) {
      if (isNotLoggedIn(error)) askToLogIn();
      else toast.error(messageFor(error, reviewMessages.failed), undefined, { about: 'helpful' });
    }
    setIsPending(false);
  };

  return {
    isOwn: isLoggedIn && marks?.own === review.id,
    isMarked: isLoggedIn && isMarked,
    count: marked?.count ?? review.helpful_count,
    isPending,
    change,
  };
}

function withMark({ own, helpful }: ReviewMarks, id: number, isMarked: boolean): ReviewMarks {
  const others = helpful.filter((one) => one !== id);
  return { own, helpful: isMarked ? [...others, id] : others };
}

/** If the session cannot be loaded, the mark is sent, and its answer says so. */
async function isLoggedOut(): Promise<boolean> {
  const known = sharedSession.get();
  const session = known?.isNamed ? known : await fetchSession();
  return session?.loggedIn === false;
}

function askToLogIn(): void {
  toast.error(reviewMessages.loginToMark, undefined, { about: 'helpful' });
  openLogin();
}

async function readMarks([, productId]: [string, number]): Promise<ReviewMarks> {
  const { getJson } = await import('./http');
  return getJson(query(shoppingApi.reviewMarks(), { product_id: String(productId) }));
}

async function sendMark(reviewId: number, helpful: boolean): Promise<MarkedReview> {
  const { sendJson } = await import('./http');
  return sendJson('post', shoppingApi.markReview(reviewId), { body: { helpful } });
}
