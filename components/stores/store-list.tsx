import type { ReactNode } from 'react';
import { useText } from '#language';
import { StaffText } from '@/components/ui/staff-text';
import { distanceKm, formatDistance, type Position } from './distance';
import styles from './store-list.module.css';

/** The stores of a city. */
export interface FramedSection {
  city: string;
  /** The name of the city in the language of the page. */
  name: string;
  /** A store's card is rendered by the server. */
  stores: { id: number; position: Position | null; card: ReactNode }[];
}

/** The cities with the cards of their stores; with the distance, where both positions are known. */
export function StoreList({
  sections,
  from,
}: {
  sections: FramedSection[];
  from: Position | null;
}) {
  const t = useText();
  return sections.map(({ city, name, stores }) => (
    <section key={city} className={styles.city} aria-labelledby={anchorOf(stores)}>
      <h2 id={anchorOf(stores)}>
        <StaffText text={name} />
      </h2>
      <ul className={styles.stores}>
        {stores.map(({ id, position, card }) => (
          <li className="relative" key={id}>
            {card}
            {from && position && (
              <p className={`small strong num ${styles.distance}`}>
                {t('{distance} away', { distance: formatDistance(distanceKm(from, position), t) })}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  ));
}

/** The id of a city's heading: its first store, in any script of its name. */
function anchorOf([first]: FramedSection['stores']): string {
  return `stores-${first?.id}`;
}
