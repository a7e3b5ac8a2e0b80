'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { useSurface } from '@/components/ui/link.client';
import type { Purchase } from '@/lib/api/elite';
import { hasOpened } from '@/lib/browser/payment-window';
import { onSurface, routes } from '@/lib/routes';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** The specification's one second, for as long as most payments take; then it need not hurry. */
const HURRY_FOR_MS = 3 * MINUTE;
const LATER_EVERY_MS = 5 * SECOND;
const GIVE_UP_AFTER_MS = 15 * MINUTE;
/** A payment that was just asked for takes a moment to be known. */
const OPENS_WITHIN_MS = 8 * SECOND;

const elite = () => import('@/lib/browser/elite');

/** How a purchase stands, asked again while the shopper pays. Once it is paid the home page opens. */
export function usePurchase(txnid: string, first: Purchase) {
  const [state, setState] = useState(first);
  const [isOpened, setIsOpened] = useState(() => hasOpened(txnid));
  const [hasGivenUp, setHasGivenUp] = useState(false);
  const isAsking = state !== 'paid' && !hasGivenUp && (isOpened || state === 'waiting');
  useWelcome(state === 'paid');
  useEffect(() => {
    if (!isAsking) return undefined;
    const since = Date.now();
    return poll(since, {
      ask: async () => (await (await elite()).readPurchase(txnid)).state,
      onAnswer: (answer) => {
        const isSettled = answer === 'waiting' || answer === 'paid';
        if (!isSettled && isOpened && Date.now() - since < OPENS_WITHIN_MS) return;
        setState(answer);
        if (!isSettled) setIsOpened(false);
      },
      onGiveUp: () => setHasGivenUp(true),
    });
  }, [isAsking, isOpened, txnid]);
  const go = () => {
    setHasGivenUp(false);
    setIsOpened(true);
  };
  return { state, isAsking, hasGivenUp, go };
}

interface Poll {
  /** @throws when there is no answer; it is asked again. */
  ask: () => Promise<Purchase>;
  onAnswer: (answer: Purchase) => void;
  onGiveUp: () => void;
}

/**
 * Asks again and again while the page is in sight, and at once when it is looked at again: whoever pays
 * in another app has left it. Nothing is given up unasked. Returns how to stop.
 */
function poll(since: number, { ask, onAnswer, onGiveUp }: Poll): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  let isOver = false;
  const round = async () => {
    clearTimeout(timer);
    if (document.hidden || isRunning) return;
    isRunning = true;
    const answer = await ask().catch(() => undefined);
    isRunning = false;
    if (isOver) return;
    if (answer) onAnswer(answer);
    if (isOver) return;
    if (Date.now() - since > GIVE_UP_AFTER_MS) onGiveUp();
    else wait();
  };
  const look = () => void round();
  const wait = () => {
    const isLong = Date.now() - since > HURRY_FOR_MS;
    timer = setTimeout(look, isLong ? LATER_EVERY_MS : SECOND);
  };
  document.addEventListener('visibilitychange', look);
  wait();
  return () => {
    isOver = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  };
}

function useWelcome(isPaid: boolean): void {
  const router = useRouter();
  const surface = useSurface();
  useEffect(() => {
    if (!isPaid) return;
    void elite()
      .then(({ welcomeMember }) => welcomeMember())
      .then(() => router.replace(onSurface(routes.home(), surface)));
  }, [isPaid, router, surface]);
}
