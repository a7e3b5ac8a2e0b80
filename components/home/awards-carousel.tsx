import { Carousel } from '@/components/ui/carousel.client';
import { Picture } from '@/components/ui/picture';
import type { HomeSection } from '@/contract/home';
import styles from './awards-carousel.module.css';

const AWARDS_AUTOPLAY_MS = 3_000;

/** The shop's awards, one after the other. */
export function AwardsCarousel({ section }: { section: HomeSection }) {
  return (
    <div className={styles.awards}>
      <Carousel
        label={section.label}
        layout="head"
        head={<h2>{section.label}</h2>}
        autoplayMs={AWARDS_AUTOPLAY_MS}
      >
        {section.images.map(({ image, title, text }) => (
          <div key={title} className={styles.award}>
            {image ? <Picture picture={image} alt="" sizes="116px" upTo={320} /> : null}
            <p>
              <b>{title}</b>
              <span>{text}</span>
            </p>
          </div>
        ))}
      </Carousel>
    </div>
  );
}
