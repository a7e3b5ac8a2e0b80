import { useText } from '#language';
import { Picture } from '@/components/ui/picture';
import type { ProductDetail } from '@/contract/catalogue/product';
import styles from './photo-story.module.css';
import { pictureAlt } from './picture-alt';

/** Photographs of a product in use, of its texture and its makers, each with its caption. */
export function PhotoStory({ product }: { product: ProductDetail }) {
  const t = useText();
  const photos = product.images.filter(({ view }) => view === 'photo');
  if (photos.length === 0) return null;
  return (
    <section className="section below-fold" aria-labelledby="photos">
      <div className="wrap">
        <h2 id="photos">{t('Up close')}</h2>
        <ul className={styles.photos}>
          {photos.map((photo) => (
            <li key={photo.picture.src}>
              <figure>
                <Picture
                  picture={photo.picture}
                  alt=""
                  sizes="(max-width: 600px) 100vw, (max-width: 1000px) 48vw, 380px"
                />
                <figcaption className="muted small">{pictureAlt(photo, product, t)}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
