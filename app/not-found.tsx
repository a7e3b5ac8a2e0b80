import { Search } from 'lucide-react';
import type { Metadata } from 'next';
import { Art } from '@/components/ui/art';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { Input } from '@/components/ui/input';
import { Link } from '@/components/ui/link.client';
import { SHOP_NAME } from '@/contract/shop';
import { routes } from '@/lib/routes';
import { pageTitle } from '@/lib/seo/metadata';
import styles from './not-found.module.css';

export const metadata: Metadata = {
  title: pageTitle('Page not found'),
  description: 'This address leads nowhere.',
};

/** The 404 page for every unknown path. It has no layout, so that it fits both surfaces. */
export default function NotFound() {
  return (
    <main id="main" className={`wrap ${styles.screen}`}>
      <Link href={routes.home()}>
        <Art file="logo.svg" alt={`${SHOP_NAME}, home`} width={166} height={50} />
      </Link>
      <Art file="m-neem.webp" alt="" width={132} height={161} />
      <h1>Page not found</h1>
      <p>Nothing grows at this address. Search the shop, or start from the front door.</p>
      <search className={styles.search}>
        <form action={routes.shop()}>
          <Input type="search" name="search" aria-label="Search the shop" required />
          <Button type="submit" variant="line" aria-label="Search">
            <Search aria-hidden strokeWidth={1.75} />
          </Button>
        </form>
      </search>
      <ButtonLink href={routes.home()}>Go to the home page</ButtonLink>
    </main>
  );
}
