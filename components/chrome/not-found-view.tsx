import { useText } from '#language';
import { Art } from '@/components/ui/art';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { Input } from '@/components/ui/input';
import { PageForm } from '@/components/ui/page-form.client';
import { routes } from '@/lib/routes';
import styles from './not-found-view.module.css';

/**
 * The screen for an address without a page: a search and two links. Next.js puts it into the data of
 * every page, so it stays small.
 */
export function NotFoundView() {
  const t = useText();
  return (
    <section className={`wrap stack hug-center gap-5 text-center ${styles.screen}`}>
      <Art file="m-neem.webp" alt="" width={132} height={161} />
      <h1>{t('Page not found')}</h1>
      <p>{t('Nothing grows at this address. Search the shop, or look at all products.')}</p>
      <search className={styles.search}>
        <PageForm action={routes.shop()}>
          <Input type="search" name="search" aria-label={t('Search all products')} required />
          <Button type="submit" variant="line" aria-label={t('Search')}>
            <Icon name="search" />
          </Button>
        </PageForm>
      </search>
      <ButtonLink href={routes.shop()}>{t('See all products')}</ButtonLink>
      <ButtonLink href={routes.home()} variant="line">
        {t('Go to the home page')}
      </ButtonLink>
    </section>
  );
}
