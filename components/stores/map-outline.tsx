import { islandPoints, MAP_SIZE, outlinePath } from './india-map';
import styles from './store-map.module.css';

/** The land of the map, the same for every choice of stores. */
export function MapOutline() {
  return (
    <svg viewBox={`0 0 ${MAP_SIZE.width} ${MAP_SIZE.height}`} className={styles.land} aria-hidden>
      <path d={outlinePath()} />
      {islandPoints().map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="2.6" />
      ))}
    </svg>
  );
}
