import { ButtonLink } from '@/components/ui/button-link';
import { Carousel } from '@/components/ui/carousel.client';
import { Picture } from '@/components/ui/picture';
import type { Banner } from '@/contract/home';
import { SHOP_NAME } from '@/contract/shop-names';
import { routes, safePath } from '@/lib/routes';
import styles from './hero.module.css';

const BANNER_AUTOPLAY_MS = 10_000;
const PHONE_MAX_WIDTH = 600;
/** Smaller files are coded for small pictures: their fine lines blur across a whole screen. */
const PHONE_FROM = 960;

/** Background colours light enough for dark text; the others need light text. */
const LIGHT_GROUNDS = ['haldi', 'gulab', 'paan', 'chandan', 'asmani'];

/** The banners of the season. The first one contains the page's heading and loads first. */
export function Hero({ banners }: { banners: Banner[] }) {
  if (banners.length === 0) return <h1 className="visually-hidden">{SHOP_NAME}</h1>;
  return (
    <div className={styles.hero}>
      <Carousel label="Featured" layout="over" autoplayMs={BANNER_AUTOPLAY_MS} loop>
        {banners.map((banner, index) => (
          <Slide key={banner.id} banner={banner} isFirst={index === 0} />
        ))}
      </Carousel>
    </div>
  );
}

function Slide({ banner, isFirst }: { banner: Banner; isFirst: boolean }) {
  const { image, mobile_image: tall, title, content } = banner;
  const Heading = isFirst ? 'h1' : 'h2';
  return (
    <div className={styles.slide} data-ground={banner.ground} data-light={isLight(banner)}>
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
      <div className={`wrap ${styles.copy}`}>
        <div className={styles.text}>
          <Heading>{title}</Heading>
          <p>{content}</p>
          <ButtonLink
            variant={isLight(banner) ? 'main' : 'haldi'}
            size="large"
            href={target(banner)}
          >
            {banner.action ?? (
              <>
                {banner.products ? 'See the product' : 'Shop now'}
                <span className="visually-hidden">: {title}</span>
              </>
            )}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}

function isLight({ ground }: Banner): boolean {
  return LIGHT_GROUNDS.includes(ground);
}

function target({ link, product_id: product, products, category_id: category }: Banner): string {
  if (link) return safePath(link, routes.shop());
  if (product && products) return routes.product(product, products.name);
  return routes.shop({ category: category ?? undefined });
}
