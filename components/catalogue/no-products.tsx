import { useCompany } from '#company';
import { useText } from '#language';
import { BrandIcon } from '@/components/ui/brand-icons';
import { buttonClass } from '@/components/ui/button-class';
import { ButtonLink } from '@/components/ui/button-link';
import { ChipLink, Chips } from '@/components/ui/chip';
import { EmptyState } from '@/components/ui/empty-state';
import type { ProductListItem } from '@/contract/catalogue/catalogue';
import { catalogueMessages } from '@/contract/messages/catalogue';
import { whatsappHref } from '@/lib/format/phone';
import type { Translate } from '@/lib/language/translate';
import { routes } from '@/lib/routes';
import styles from './listing.module.css';
import { ListingCards } from './listing-cards';
import type { Shelf } from './listing-copy';
import { section } from './listing-sections';
import { SubCategories } from './sub-categories';

interface NoProductsProps {
  search: string | undefined;
  /** All goods are listed, not those of a category or brand. */
  isWhole: boolean;
  /** The URL of the listing without its filters, if any are chosen. */
  clearHref: string | undefined;
  popular: ProductListItem[];
  shelves: Shelf[];
}

/** Replaces the products of an empty listing: the specified text, and where to go on from here. */
export function NoProducts(props: NoProductsProps) {
  const { search, clearHref, popular, shelves } = props;
  const t = useText();
  const isSearchAlone = search !== undefined && clearHref === undefined;
  return (
    <>
      <EmptyState
        motif="mint"
        title={catalogueMessages.empty}
        text={
          <span tabIndex={-1} {...section('count')}>
            {advice(props, t)}
          </span>
        }
        action={
          <div className="cluster center gap-2">
            {!isEmptyShop(props) && (
              <ButtonLink href={clearHref ?? routes.shop()} variant="line">
                {t(clearHref ? 'Clear filters' : 'See all products')}
              </ButtonLink>
            )}
            {isSearchAlone && <AskUs search={search} />}
          </div>
        }
      />
      <div className={styles.instead}>
        {isSearchAlone && <SubCategories categories={shelves} />}
        <Popular products={popular} />
      </div>
    </>
  );
}

type Asked = Pick<NoProductsProps, 'search' | 'isWhole' | 'clearHref'>;

/** Nothing narrows the list, and still nothing is in it: there is nowhere to go on. */
const isEmptyShop = ({ search, isWhole, clearHref }: Asked) => isWhole && !search && !clearHref;

function advice(asked: Asked, t: Translate): string {
  const { search, clearHref } = asked;
  if (clearHref) return t('Nothing on this shelf matches all of your filters.');
  if (isEmptyShop(asked)) return t('The first goods are on their way. Look in again soon.');
  if (!search) return t('Look through everything we have.');
  return t('Nothing here matches “{search}”. Try one word of it, or its Hindi name.', { search });
}

/** Opens a chat with the shop that says what was searched. */
function AskUs({ search }: { search: string }) {
  const t = useText();
  const company = useCompany();
  const message = t(
    'Hello, I searched your shop for “{search}” and found nothing. Do you have it?',
    { search },
  );
  return (
    <a
      className={buttonClass({ variant: 'quiet' })}
      href={whatsappHref(company.support.whatsapp, message)}
      target="_blank"
      rel="noopener noreferrer"
    >
      <BrandIcon brand="whatsapp" width={18} height={18} />
      {t('Ask us on WhatsApp')}
    </a>
  );
}

/** What shoppers look for most. */
const POPULAR_SEARCHES = ['ghee', 'turmeric', 'honey', 'ashwagandha', 'coffee', 'soap'];

/** Searches and products in place of a result. */
function Popular({ products }: { products: ProductListItem[] }) {
  const t = useText();
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="popular">
      <Chips aria-label={t('Popular searches')}>
        {POPULAR_SEARCHES.map((search) => (
          <li key={search}>
            <ChipLink href={routes.shop({ search: t(search) })} isCurrent={false}>
              {t(search)}
            </ChipLink>
          </li>
        ))}
      </Chips>
      <h2 id="popular">{t('Popular in the shop')}</h2>
      <ListingCards products={products} />
    </section>
  );
}
