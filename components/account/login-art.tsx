import { Carousel } from '@/components/ui/carousel.client';
import styles from './login-art.module.css';

const AUTOPLAY_MS = 2_500;

/** The pictures are `public/art/login-{name}.avif`, and `-strip` for phones. */
const SLIDES = [
  { name: 'elite', words: 'Free delivery for Elite members' },
  { name: 'orders', words: 'Track orders and invoices' },
  { name: 'wishlist', words: 'Save your wishlist' },
] as const;

/** What an account is good for, in three pictures; a strip without words where there is no room. */
export function LoginArt({ className }: { className?: string }) {
  return (
    <div className={className}>
      <Carousel label="With an account" layout="inset" autoplayMs={AUTOPLAY_MS} loop>
        {SLIDES.map(({ name, words }) => (
          <div key={name} className={styles.slide} data-slide={name}>
            <picture>
              <source media="(max-width: 768px)" srcSet={`/art/login-${name}-strip.avif`} />
              <img
                src={`/art/login-${name}.avif`}
                alt=""
                width={720}
                height={900}
                loading="lazy"
                decoding="async"
                className={styles.picture}
              />
            </picture>
            <p className={styles.words}>{words}</p>
          </div>
        ))}
      </Carousel>
    </div>
  );
}
