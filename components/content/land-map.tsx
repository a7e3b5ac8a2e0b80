import { useText } from '#language';
import styles from './land-map.module.css';

/** A sketch of the way from Ahmedabad to the land, north on top; the address below says the same. */
export function LandMap() {
  const t = useText();
  return (
    <svg viewBox="0 0 360 240" className={`full notch ${styles.map}`} aria-hidden="true">
      <rect width="360" height="240" className={styles.land} />
      <path d="M320 0C300 40 312 70 296 104S268 168 276 240" className={styles.river} />
      <path d="M52 150c18-14 44-12 52 2s-10 26-30 26-34-18-22-28Z" className={styles.water} />
      <g className={styles.road}>
        <path d="M0 118C60 112 96 122 140 116S224 92 284 78L360 60" />
        <path d="M140 116C132 160 120 196 108 240" />
        <path d="M284 78C260 120 240 180 244 240" />
      </g>
      <path d="M140 116L96 62" className={styles.lane} />
      <g className={styles.town}>
        <circle cx="140" cy="116" r="6" />
        <text x="152" y="138">
          {t('Sanand')}
        </text>
        <circle cx="284" cy="78" r="8" />
        <text x="272" y="62" textAnchor="end">
          {t('Ahmedabad')}
        </text>
        <text x="354" y="196" textAnchor="end" className={styles.name}>
          {t('Sabarmati')}
        </text>
        <text x="46" y="200" className={styles.name}>
          {t('Lake')}
        </text>
      </g>
      <g className={styles.pin}>
        <path d="M96 62c-16-20-20-27-20-35a20 20 0 0 1 40 0c0 8-4 15-20 35Z" />
        <circle cx="96" cy="27" r="7" />
      </g>
      <text x="124" y="36" className={styles.here}>
        {t('The land')}
      </text>
    </svg>
  );
}
