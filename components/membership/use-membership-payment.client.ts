'use client';

import { useEffect, useState } from 'react';
import { hasOpened } from '@/lib/browser/payment-window';
import type { MembershipPaymentStatus } from '@/lib/view/membership';
import { useWelcome } from './use-welcome.client';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** The specified interval of one second, for the usual duration of a payment; then a longer one. */
const HURRY_FOR_MS = 3 * MINUTE;
const LATER_EVERY_MS = 5 * SECOND;
const GIVE_UP_AFTER_MS = 15 * MINUTE;
/** The status of a new payment is known only after a moment. */
const OPENS_WITHIN_MS = 8 * SECOND;

const memberships = () => import('@/lib/browser/membership');

/**
 * Polls the status of a purchase while the shopper pays. After payment the page welcomes the member,
 * then opens the home page.
 */
export function useMembershipPayment(txnid: string, first: MembershipPaymentStatus) {
  const [{ state, gain }, setStatus] = useState(first);
  const [isOpened, setIsOpened] = useState(() => hasOpened(txnid));
  const [hasGivenUp, setHasGivenUp] = useState(false);
  const isAsking = state !== 'paid' && !hasGivenUp && (isOpened || state === 'waiting');
  const welcome = useWelcome(state === 'paid');
  useEffect(() => {
    if (!isAsking) return undefined;
    const since = Date.now();
    return poll(since, {
      ask: async () => (await memberships()).fetchMembershipPayment(txnid),
      onAnswer: (answer) => {
        const isSettled = answer.state === 'waiting' || answer.state === 'paid';
        if (!isSettled && isOpened && Date.now() - since < OPENS_WITHIN_MS) return;
        setStatus(answer);
        if (!isSettled) setIsOpened(false);
      },
      onGiveUp: () => setHasGivenUp(true),
    });
  }, [isAsking, isOpened, txnid]);
  const go = () => {
    setHasGivenUp(false);
    setIsOpened(true);
  };
  return { state, gain, isAsking, hasGivenUp, go, welcome };
}

interface Poll {
  /** @throws when there is no answer; the request is repeated. */
  ask: () => Promise<MembershipPaymentStatus>;
  onAnswer: (answer: MembershipPaymentStatus) => void;
  onGiveUp: () => void;
}

/**
 * Polls while the page is visible, and immediately on return to it, since a shopper may pay in
 * another app. Gives up only after a last request. Returns a function that stops it.
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
  const check = () => void round();
  const wait = () => {
    const isLong = Date.now() - since > HURRY_FOR_MS;
    timer = setTimeout(check, isLong ? LATER_EVERY_MS : SECOND);
  };
  document.addEventListener('visibilitychange', check);
  wait();
  return () => {
    isOver = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', check);
  };
}
