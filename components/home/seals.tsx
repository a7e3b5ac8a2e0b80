import { Picture } from '@/components/ui/picture';
import type { HomeSection } from '@/contract/home';
import styles from './seals.module.css';

/** The certificates of a section as round marks. */
export function Seals({ section }: { section: HomeSection }) {
  return (
    <ul className={styles.seals} aria-label={section.label}>
      {section.images.map(({ image, title }) =>
        image ? (
          <li key={title}>
            <Picture
              picture={image}
              alt={title}
              sizes="(max-width: 600px) 76px, 104px"
              upTo={320}
            />
          </li>
        ) : null,
      )}
    </ul>
  );
}
