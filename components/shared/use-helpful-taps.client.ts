'use client';

import { type RefObject, useEffect } from 'react';
import { whenAwake } from '@/components/ui/far';

const load = () => import('@/lib/browser/helpful-marks');

/** Answers the "helpful" forms of a list of reviews without leaving the page, once the list is near. */
export function useHelpfulTaps(box: RefObject<Element | null>, productId: number): void {
  useEffect(
    () =>
      whenAwake(
        () => box.current?.querySelector('form[data-helpful]') && box.current,
        (list) => answerTaps(list, productId),
      ),
    [box, productId],
  );
}

function answerTaps(list: Element, productId: number): () => void {
  const marks = load().then(({ helpfulMarks }) => helpfulMarks(list, productId));
  const onSubmit = async (event: Event) => {
    const form = event.target as HTMLFormElement;
    if (!form.matches('[data-helpful]')) return;
    event.preventDefault();
    await marks.then(
      ({ change }) => change(form),
      // Without its code the plain form marks it.
      () => form.submit(),
    );
  };
  list.addEventListener('submit', onSubmit);
  return () => {
    list.removeEventListener('submit', onSubmit);
    marks.then(({ stop }) => stop()).catch(() => undefined);
  };
}
