import type { ReactNode } from 'react';
import { useText } from '#language';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';
import { Thumbnail } from '@/components/ui/picture';
import { productMessages } from '@/contract/messages/catalogue';
import { namesIllness } from '@/contract/shop/illnesses';
import { formatRupees } from '@/contract/shop/money';
import { contentRoutes } from '@/lib/content-routes';
import { routes } from '@/lib/routes';
import type { Suggestion, SuggestionsOf } from '@/lib/view/search';
import styles from './search-box.module.css';

/** An option of the search panel. */
export interface SearchRow {
  href: string;
  /** The search that it opens, if any: the browser remembers it. */
  search?: string;
  variant: 'product' | 'line' | 'all';
  content: ReactNode;
}

export interface SearchRowGroup {
  /** The label; the row of all results has none. */
  title?: string;
  rows: SearchRow[];
}

/** More would push the row of all results off a small screen. */
const MAX_COMPLETIONS = 3;

/** Returns the suggestions for a text and, after products, the row that leads to all of them. */
export function foundRows(suggestions: SuggestionsOf | undefined): SearchRowGroup[] {
  if (!suggestions) return [];
  const { of, products, categories, queries } = suggestions;
  return withRows([
    { title: 'Products', rows: products.map(productRow) },
    { title: 'Categories', rows: categories.map(categoryRow) },
    {
      title: 'Searches',
      rows: queries.slice(0, MAX_COMPLETIONS).map((query) => queryRow(query, 'search')),
    },
    { title: 'Help', rows: namesIllness(of) ? [vaidyaRow()] : [] },
    { rows: products.length > 0 ? [allRow(of)] : [] },
  ]);
}

/** Returns what stands in front of a text: the shopper's own searches, and popular others. */
export function startRows(recent: string[], popular: string[] = []): SearchRowGroup[] {
  const others = popular.filter((query) => !recent.includes(query));
  return withRows([
    { title: 'Your recent searches', rows: recent.map((query) => queryRow(query, 'clock')) },
    { title: 'Popular searches', rows: others.map((query) => queryRow(query, 'trending-up')) },
  ]);
}

function withRows(groups: SearchRowGroup[]): SearchRowGroup[] {
  return groups.filter(({ rows }) => rows.length > 0);
}

function productRow(product: Suggestion): SearchRow {
  const href = routes.product(product.id, product.name);
  return { href, variant: 'product', content: <ProductLine {...product} /> };
}

function ProductLine(product: Suggestion) {
  const { price, image, isOutOfStock } = product;
  const t = useText();
  return (
    <>
      {image ? <Thumbnail picture={image} alt="" /> : <span className={styles.noPicture} />}
      <span>
        {t.nameOf(product)} <small>{t.fieldOf(product, 'size')}</small>
      </span>
      <span className="text-right">
        <b className="num">{formatRupees(price)}</b>
        {isOutOfStock && <small>{t(productMessages.outOfStock)}</small>}
      </span>
    </>
  );
}

function categoryRow(category: SuggestionsOf['categories'][number]): SearchRow {
  const content = <CategoryLine category={category} />;
  return { href: routes.category(category), variant: 'line', content };
}

function CategoryLine({ category }: { category: SuggestionsOf['categories'][number] }) {
  const t = useText();
  return line('boxes', t.nameOf(category));
}

function queryRow(search: string, icon: IconName): SearchRow {
  return { href: routes.shop({ search }), search, variant: 'line', content: line(icon, search) };
}

function vaidyaRow(): SearchRow {
  return { href: contentRoutes.consultOurVaidya(), variant: 'line', content: <VaidyaLine /> };
}

function VaidyaLine() {
  const t = useText();
  return line('stethoscope', t('Ask our vaidya, it is free'));
}

function allRow(search: string): SearchRow {
  const content = <AllLine search={search} />;
  return { href: routes.shop({ search }), search, variant: 'all', content };
}

function AllLine({ search }: { search: string }) {
  const t = useText();
  return (
    <>
      {t('See all results for “{search}”', { search })}
      <Icon name="arrow-right" />
    </>
  );
}

function line(icon: IconName, text: string): ReactNode {
  return (
    <>
      <Icon name={icon} />
      {text}
    </>
  );
}
