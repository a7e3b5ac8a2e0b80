// First of all styles: they name the layers that those of components belong to.
import './tokens.css';
import './fonts.css';
import './indic-fonts.css';
import './globals.css';
import './utilities.css';
import './layout.css';
import './spacing.css';
import './surfaces.css';
import './type.css';
import type { Metadata } from 'next';
import { NotFoundView } from '@/components/chrome/not-found-view';
import { Art } from '@/components/ui/art';
import { Link } from '@/components/ui/link.client';
import { LANGUAGES } from '@/contract/shop/languages';
import { routes } from '@/lib/routes';
import styles from './global-not-found.module.css';

export const metadata: Metadata = {
  title: 'Page not found',
  description: 'This address leads nowhere.',
};

/** The 404 page outside all surfaces, which have the shop's layout and know its name. */
export default function NotFound() {
  return (
    <html lang={LANGUAGES.en.tag}>
      <body>
        <main id="main">
          <Link href={routes.home()} className={`stack place-center ${styles.logo}`}>
            <Art file="mark.svg" alt="Home" width={50} height={50} />
          </Link>
          <NotFoundView />
        </main>
      </body>
    </html>
  );
}
