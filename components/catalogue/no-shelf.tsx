import { useText } from '#language';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { catalogueMessages } from '@/contract/messages/catalogue';
import { routes } from '@/lib/routes';

/** Replaces a listing that does not exist, such as a page past the end. */
export function NoShelf() {
  const t = useText();
  return (
    <div className="wrap">
      <EmptyState
        heading="h1"
        motif="mint"
        title={catalogueMessages.empty}
        text="This shelf ends before, or it is not there."
        action={<ButtonLink href={routes.shop()}>{t('See all products')}</ButtonLink>}
      />
    </div>
  );
}
