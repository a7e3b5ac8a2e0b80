import '@/__tests__/support/loaded-cards';
import { jest } from '@jest/globals';
import { render } from '@testing-library/react';
import { Fragment, type ReactElement } from 'react';
import { HindiTexts } from '@/__tests__/support/texts-in-languages';
import type { Shelf } from '@/components/catalogue/listing-copy';
import { ListingFrame } from '@/components/catalogue/listing-frame.client';
import { ListingView } from '@/components/catalogue/listing-view';
import { AppRouterContext } from '@/components/ui/app-router-context';
import { SurfaceProvider } from '@/components/ui/link.client';
import type { Brand } from '@/contract/catalogue/brand';
import type { ProductListAnswer, ProductListItem } from '@/contract/catalogue/catalogue';
import type { Vaidya } from '@/contract/content/vaidyas';
import type { ListingOwner } from '@/lib/routing/listing-path';
import { languageOf, type Surface } from '@/lib/surface';
import type { ListingAbout } from '@/lib/view/listing-about';
import { listingOf, sampleAnswer } from './sample-listing';

interface Drawn {
  query?: string;
  owner?: ListingOwner;
  brand?: Brand;
  about?: ListingAbout;
  answer?: Partial<ProductListAnswer>;
  surface?: Surface;
  popular?: ProductListItem[];
  shelves?: Shelf[];
  subCategories?: Shelf[];
  vaidyas?: Vaidya[];
}

const nothing = () => undefined;

/** Renders a listing in its frame; `push` receives its navigations. */
export function drawListing(drawn: Drawn = {}) {
  const { query = '', owner, answer = {}, surface = 'web', ...instead } = drawn;
  const push = jest.fn();
  const router = {
    push,
    back: nothing,
    forward: nothing,
    refresh: nothing,
    replace: nothing,
    prefetch: nothing,
  };
  const Language = languageOf(surface) === 'hi' ? HindiTexts : Fragment;
  const draw = (listing: ReactElement) => (
    <AppRouterContext value={router as never}>
      <SurfaceProvider surface={surface}>
        <Language>
          <ListingFrame>{listing}</ListingFrame>
        </Language>
      </SurfaceProvider>
    </AppRouterContext>
  );
  render(
    draw(
      <ListingView
        listing={listingOf(query, owner)}
        answer={sampleAnswer(answer)}
        surface={surface}
        {...instead}
      />,
    ),
  );
  return { push };
}
