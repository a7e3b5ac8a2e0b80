import { useText } from '#language';
import styles from './photo-links.module.css';

interface Photo {
  id: string;
  /** The address of the small and of the large file. */
  small: string;
  large: string;
  /** In the language of the page. */
  alt: string;
}

/** Small squares of photographs; each opens the large one in a new tab. */
export function PhotoLinks({ photos }: { photos: readonly Photo[] }) {
  const t = useText();
  if (photos.length === 0) return null;
  return (
    <ul className={`cluster gap-2 ${styles.photos}`}>
      {photos.map(({ id, small, large, alt }) => (
        <li key={id}>
          <a href={large} target="_blank" rel="noreferrer">
            <img src={small} alt={alt} width={72} height={72} loading="lazy" decoding="async" />
            <span className="visually-hidden"> {t('(opens in a new tab)')}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
