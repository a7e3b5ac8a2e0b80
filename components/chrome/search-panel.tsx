import { ArrowRight } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link } from '@/components/ui/link.client';
import { Thumbnail } from '@/components/ui/picture';
import { Skeleton } from '@/components/ui/skeleton';
import { catalogueMessages } from '@/contract/messages/catalogue';
import { formatRupees } from '@/contract/money';
import { countOf } from '@/lib/format/counter';
import { routes } from '@/lib/routes';
import type { Suggestion } from '@/lib/view/search';
import styles from './search-box.module.css';

/** Returns the id of a row for `aria-activedescendant`. */
export const optionId = (listId: string, row: number) => `${listId}-${row}`;

interface SearchPanelProps {
  id: string;
  /** The query that found the products. */
  query: string;
  /** Undefined while loading and after a failure; a failure shows nothing. */
  products: Suggestion[] | undefined;
  isLoading: boolean;
  isOpen: boolean;
  /** The index of the row selected by the arrow keys, or -1. */
  active: number;
  onChoose: () => void;
}

/** The panel below the search box: skeletons, products with a link to all results, or a message. */
export function SearchPanel(props: SearchPanelProps) {
  const { products, isLoading, isOpen } = props;
  const count = isOpen ? products?.length : undefined;
  return (
    <>
      <p role="status" className={count === 0 ? styles.nothing : 'visually-hidden'}>
        {count !== undefined && spokenResult(count)}
      </p>
      {isOpen && isLoading && <Loading />}
      {count !== undefined && count > 0 && <Options {...props} />}
    </>
  );
}

function spokenResult(count: number): string {
  if (count === 0) return catalogueMessages.nothingFound;
  return `${countOf(count, 'product')} found`;
}

function Loading() {
  return (
    <div className={styles.panel} aria-busy="true">
      <Skeleton className={styles.row} />
      <Skeleton className={styles.row} />
    </div>
  );
}

function Options({ id, query, products = [], active, onChoose }: SearchPanelProps) {
  const option = (row: number) => ({
    id: optionId(id, row),
    role: 'option',
    'aria-selected': row === active,
    tabIndex: -1,
    onClick: onChoose,
  });
  return (
    <div
      id={id}
      className={styles.panel}
      role="listbox"
      aria-label="Suggestions"
      onMouseDown={keepFocus}
    >
      {products.map(({ id: productId, name, size, price, image }, row) => (
        <Link key={productId} {...option(row)} href={routes.product(productId, name)}>
          {image ? <Thumbnail picture={image} alt="" /> : <span className={styles.noPicture} />}
          <span>
            {name} <small>{size}</small>
          </span>
          <b className="num">{formatRupees(price)}</b>
        </Link>
      ))}
      <Link
        {...option(products.length)}
        className={styles.all}
        href={routes.shop({ search: query })}
      >
        See all results for “{query}”
        <ArrowRight aria-hidden="true" />
      </Link>
    </div>
  );
}

/** Prevents the field from losing the focus, which would close the list before the click. */
function keepFocus(event: MouseEvent) {
  event.preventDefault();
}
