import type { ReactNode } from 'react';
import { ProductCard } from '@/components/shared/product-card';
import { ProductGrid } from '@/components/shared/product-grid';
import { ButtonLink } from '@/components/ui/button-link';
import { ChipLink, Chips } from '@/components/ui/chip';
import { EmptyState } from '@/components/ui/empty-state';
import { Pager } from '@/components/ui/pager';
import type { ProductListAnswer, ProductListItem } from '@/contract/catalogue';
import { catalogueMessages } from '@/contract/messages/catalogue';
import { routes } from '@/lib/routes';
import type { Listing } from '@/lib/routing/listing';
import { listingAddress } from '@/lib/routing/listing';
import styles from './listing.module.css';
import { ListingResults } from './listing-results.client';
import { section } from './listing-sections';

/** Controls that the caller adds to every card. */
export interface CardSlots {
  action?: (product: ProductListItem) => ReactNode;
  heart?: (product: ProductListItem) => ReactNode;
}

interface ListingProductsProps {
  listing: Listing;
  answer: ProductListAnswer;
  slots: CardSlots;
  /** The URL of the listing without its filters, if any are chosen. */
  clearHref: string | undefined;
  /** Products for a listing that has none. */
  popular: ProductListItem[];
}

/** The number of cards in the first row on a wide screen. */
const FIRST_ROW = 4;

const CARD_SIZES =
  '(max-width: 768px) 47vw, (max-width: 1000px) 31vw, (max-width: 1180px) 23vw, 232px';

/** The cards of one page with the pager, or the message for an empty listing. */
export function ListingProducts(props: ListingProductsProps) {
  const { listing, answer, slots, clearHref, popular } = props;
  const products = answer.data.data;
  return (
    <div className={styles.products} {...section('links')}>
      <ListingResults cards={Math.max(products.length, FIRST_ROW)}>
        {products.length > 0 ? (
          <Cards products={products} slots={slots} />
        ) : (
          <NoProducts search={listing.search} clearHref={clearHref}>
            <Popular products={popular} slots={slots} />
          </NoProducts>
        )}
      </ListingResults>
      <Pager
        current={answer.page}
        total={answer.total_pages}
        hrefFor={(page) => routes.shop(listingAddress({ ...listing, page }))}
      />
    </div>
  );
}

function Cards({ products, slots }: { products: ProductListItem[]; slots: CardSlots }) {
  return (
    <ProductGrid>
      {products.map((product, index) => (
        <ProductCard
          key={product.id}
          product={product}
          heading="h2"
          sizes={CARD_SIZES}
          eager={index < FIRST_ROW}
          action={slots.action?.(product)}
          heart={slots.heart?.(product)}
        />
      ))}
    </ProductGrid>
  );
}

interface NoProductsProps {
  search: string | undefined;
  /** The URL of the listing without its filters, if any are chosen. */
  clearHref: string | undefined;
  children: ReactNode;
}

/** The empty state of a listing, with the specification's text. */
function NoProducts({ search, clearHref, children }: NoProductsProps) {
  return (
    <>
      <EmptyState
        motif="mint"
        title={search ? catalogueMessages.nothingFound : catalogueMessages.empty}
        text={
          clearHref
            ? 'Nothing on this shelf matches all of your filters.'
            : 'Try another word, or look through everything we have.'
        }
        action={
          <ButtonLink href={clearHref ?? routes.shop()} variant="line">
            {clearHref ? 'Clear filters' : 'See all products'}
          </ButtonLink>
        }
      />
      {children}
    </>
  );
}

/** What shoppers look for most. */
const POPULAR_SEARCHES = ['ghee', 'turmeric', 'honey', 'ashwagandha', 'coffee', 'soap'];

/** Searches and products in place of a result. */
function Popular({ products, slots }: { products: ProductListItem[]; slots: CardSlots }) {
  if (products.length === 0) return null;
  return (
    <section className={styles.popular} aria-labelledby="popular">
      <Chips aria-label="Popular searches">
        {POPULAR_SEARCHES.map((search) => (
          <li key={search}>
            <ChipLink href={routes.shop({ search })} isCurrent={false}>
              {search}
            </ChipLink>
          </li>
        ))}
      </Chips>
      <h2 id="popular">Popular in the shop</h2>
      <Cards products={products} slots={slots} />
    </section>
  );
}
