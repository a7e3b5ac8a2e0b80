import { useText } from '#language';
import { ButtonLink } from '@/components/ui/button-link';
import { Carousel } from '@/components/ui/carousel.client';
import { Picture } from '@/components/ui/picture';
import { StaffText } from '@/components/ui/staff-text';
import type { Category } from '@/contract/catalogue/category';
import type { Banner } from '@/contract/content/home';
import { routes, safePath } from '@/lib/routes';
import { findCategory } from '@/lib/view/categories';
import styles from './hero.module.css';

const BANNER_AUTOPLAY_MS = 10_000;
const PHONE_MAX_WIDTH = 600;
/** Smaller files are coded for small pictures: their fine lines blur across a whole screen. */
const PHONE_FROM = 800;

/** Background colours light enough for dark text; the others need light text. */
const LIGHT_GROUNDS = ['haldi', 'gulab', 'paan', 'chandan', 'asmani'];

interface HeroProps {
  banners: Banner[];
  /** All categories, which banners lead to. */
  categories: Category[];
  /** Further down: nothing of it is urgent. */
  isLower?: boolean;
}

/** The banners of the season; the first one at the top loads first. */
export function Hero({ banners, categories, isLower = false }: HeroProps) {
  if (banners.length === 0) return null;
  return (
    <div className="frame">
      <Carousel
        label={isLower ? 'Also featured' : 'Featured'}
        layout="over"
        autoplayMs={BANNER_AUTOPLAY_MS}
        loop
      >
        {banners.map((banner, index) => (
          <Slide
            key={banner.id}
            banner={banner}
            href={target(banner, categories)}
            isFirst={index === 0 && !isLower}
          />
        ))}
      </Carousel>
    </div>
  );
}

interface SlideProps {
  banner: Banner;
  href: string;
  isFirst: boolean;
}

function Slide({ banner, href, isFirst }: SlideProps) {
  const { image, mobile_image: tall, title, content } = banner;
  return (
    <div
      className={`stack relative ${styles.slide}`}
      data-ground={banner.ground}
      data-light={isLight(banner)}
    >
      {image ? (
        <Picture
          className={styles.art}
          picture={image}
          alt={banner.alt_text}
          sizes="100vw"
          eager={isFirst}
          narrow={tall ? { picture: tall, maxWidth: PHONE_MAX_WIDTH, from: PHONE_FROM } : undefined}
        />
      ) : null}
      <div className={`wrap stack middle full relative ${styles.copy}`}>
        <div className={styles.text}>
          <h2>
            <StaffText text={title} />
          </h2>
          <p>
            <StaffText text={content} />
          </p>
          <ButtonLink variant={isLight(banner) ? 'main' : 'haldi'} size="large" href={href}>
            {banner.action ? <StaffText text={banner.action} /> : <OtherAction banner={banner} />}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}

function OtherAction({ banner: { products, title } }: { banner: Banner }) {
  const t = useText();
  return (
    <>
      {t(products ? 'See the product' : 'Shop now')}
      <span className="visually-hidden">
        : <StaffText text={title} />
      </span>
    </>
  );
}

function isLight({ ground }: Banner): boolean {
  return LIGHT_GROUNDS.includes(ground);
}

function target(banner: Banner, categories: Category[]): string {
  const { link, product_id: product, products } = banner;
  if (link) return safePath(link, routes.shop());
  if (product && products) return routes.product(product, products.name);
  const category = findCategory(categories, banner.category_id);
  return category ? routes.category(category) : routes.shop();
}
