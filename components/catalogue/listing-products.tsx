import { Pager } from '@/components/ui/pager';
import type { ProductListAnswer, ProductListItem } from '@/contract/catalogue/catalogue';
import { type Listing, listingHref } from '@/lib/routing/listing';
import styles from './listing.module.css';
import { FIRST_ROW, ListingCards } from './listing-cards';
import type { Shelf } from './listing-copy';
import { ListingResults } from './listing-results.client';
import { section } from './listing-sections';
import { NoProducts } from './no-products';

interface ListingProductsProps {
  listing: Listing;
  answer: ProductListAnswer;
  /** The URL of the listing without its filters, if any are chosen. */
  clearHref: string | undefined;
  /** Products and categories for a listing without products. */
  popular: ProductListItem[];
  shelves: Shelf[];
}

/** The cards of one page with the pager, or the message for an empty listing. */
export function ListingProducts(props: ListingProductsProps) {
  const { listing, answer, clearHref, popular, shelves } = props;
  const products = answer.data.data;
  return (
    <div className={styles.products} {...section('links')}>
      <ListingResults cards={Math.max(products.length, FIRST_ROW)}>
        {products.length > 0 ? (
          <ListingCards products={products} />
        ) : (
          <NoProducts
            search={listing.search}
            isWhole={isWhole(listing)}
            clearHref={clearHref}
            popular={popular}
            shelves={shelves}
          />
        )}
      </ListingResults>
      <Pager
        current={answer.page}
        total={answer.total_pages}
        hrefFor={(page) => listingHref({ ...listing, page })}
      />
    </div>
  );
}

/** Whether an address names all goods, from their first page. */
function isWhole({ category, brand, categoryName, brandName, page }: Listing): boolean {
  return page === 1 && !category && !brand && !categoryName && !brandName;
}
