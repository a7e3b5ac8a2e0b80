import type { ReactNode } from 'react';
import type { Position } from './distance';
import { labelHeights, MAP_SIZE, onMap } from './india-map';
import styles from './store-map.module.css';

interface MapPin {
  /** Of the city, in the language of the page. */
  name: string;
  position: Position;
  isChosen: boolean;
}

/** Left of this line a label is right of its pin. */
const LABELS_TURN_AT = MAP_SIZE.width - 110;

/** Where the stores are. A picture only: the list beside it says the same in words. */
export function StoreMap({ pins, land }: { pins: MapPin[]; land: ReactNode }) {
  const points = pins.map(({ position }) => onMap(position));
  const heights = labelHeights(points);
  return (
    <div className={styles.map} aria-hidden="true">
      {land}
      <svg viewBox={`0 0 ${MAP_SIZE.width} ${MAP_SIZE.height}`} aria-hidden="true">
        {pins.map(({ name, isChosen }, index) => {
          const { x, y } = points[index] ?? { x: 0, y: 0 };
          const label = heights[index] ?? y;
          const side = x < LABELS_TURN_AT ? 1 : -1;
          return (
            <g key={name} className={isChosen ? styles.pin : `${styles.pin} ${styles.quiet}`}>
              <path d={`M${x} ${y}L${x + 22 * side} ${label}`} />
              <circle cx={x} cy={y} r="6" />
              <text
                x={x + 26 * side}
                y={label}
                dy="0.34em"
                textAnchor={side === 1 ? 'start' : 'end'}
              >
                {name}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}
