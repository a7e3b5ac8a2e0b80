import { jest } from '@jest/globals';
import { render } from '@testing-library/react';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import type { ReactElement } from 'react';
import { ListingFrame } from '@/components/catalogue/listing-frame.client';
import { ListingView } from '@/components/catalogue/listing-view';
import type { ProductListAnswer } from '@/contract/catalogue';
import type { Surface } from '@/lib/routes';
import { listingOf, sampleAnswer } from './sample-listing';

interface Drawn {
  query?: string;
  answer?: Partial<ProductListAnswer>;
  surface?: Surface;
}

const nothing = () => undefined;

/** Renders a listing in its frame; `push` receives its navigations. */
export function drawListing({ query = '', answer = {}, surface = 'web' }: Drawn = {}) {
  const push = jest.fn();
  const router = {
    push,
    back: nothing,
    forward: nothing,
    refresh: nothing,
    replace: nothing,
    prefetch: nothing,
  };
  const draw = (listing: ReactElement) => (
    <AppRouterContext value={router as never}>
      <ListingFrame>{listing}</ListingFrame>
    </AppRouterContext>
  );
  render(
    draw(
      <ListingView listing={listingOf(query)} answer={sampleAnswer(answer)} surface={surface} />,
    ),
  );
  return { push };
}
