'use client';

import { lazy, useRef } from 'react';
import { useHelpfulTaps } from '@/components/shared/use-helpful-taps.client';
import { ServerHtml } from '@/components/ui/server-html.client';
import type { ReviewRowsProps } from './review-rows';

const ReviewRows = lazy(async () => ({ default: (await import('./review-rows')).ReviewRows }));
/** The condition keeps what draws it out of the scripts of the browser. */
const ReviewRowsHtml =
  typeof window === 'undefined'
    ? lazy(async () => ({ default: (await import('./review-rows-html')).ReviewRowsHtml }))
    : null;

/** The newest reviews, which sleep until they are near (decision 0115). `review-styles.ts` has their styles. */
export function NewestReviews(props: ReviewRowsProps) {
  const box = useRef<HTMLDivElement>(null);
  useHelpfulTaps(box, props.productId);
  return (
    <ServerHtml box={box} isFar html={ReviewRowsHtml && <ReviewRowsHtml {...props} />}>
      <ReviewRows {...props} />
    </ServerHtml>
  );
}
