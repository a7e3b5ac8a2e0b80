import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { routes } from '@/lib/routes';

interface NoProductsProps {
  search: string | undefined;
  /** The listing without its filters, where there are any. */
  clearHref: string | undefined;
}

/** An empty listing, in the specification's words. */
export function NoProducts({ search, clearHref }: NoProductsProps) {
  return (
    <EmptyState
      motif="mint"
      title={search ? 'No products found' : 'No products available!'}
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
  );
}
