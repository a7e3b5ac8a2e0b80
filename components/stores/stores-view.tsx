import { PageHero } from '@/components/shared/page-hero';
import type { Crumb } from '@/lib/seo/json-ld';
import type { DisplayedCity } from '@/lib/view/stores';
import { islandPoints, MAP_SIZE, outlinePath } from './india-map';
import { StoreCard } from './store-card';
import { StoreFrame } from './store-frame.client';
import styles from './store-map.module.css';

interface StoresViewProps {
  sections: DisplayedCity[];
  chosen: string[];
  trail: Crumb[];
}

/** The store locator: all stores by city. */
export function StoresView({ sections, chosen, trail }: StoresViewProps) {
  return (
    <>
      <PageHero
        title="Stores"
        lead="Smell the tea, hold the jar, ask somebody who packed it."
        trail={trail}
        ground="haldi"
        motifs={['marigold', 'coffee', 'neem']}
      />
      <StoreFrame
        chosen={chosen}
        land={<MapOutline />}
        sections={sections.map(({ city, name, stores }) => ({
          city,
          name,
          stores: stores.map((store) => ({
            id: store.id,
            position: store.position,
            card: <StoreCard store={store} />,
          })),
        }))}
      />
    </>
  );
}

/** The land of the map, the same for every choice of stores. */
function MapOutline() {
  return (
    <svg viewBox={`0 0 ${MAP_SIZE.width} ${MAP_SIZE.height}`} className={styles.land} aria-hidden>
      <path d={outlinePath()} />
      {islandPoints().map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="2.6" />
      ))}
    </svg>
  );
}
