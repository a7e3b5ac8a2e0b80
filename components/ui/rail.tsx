import { Children, type ReactNode, useId } from 'react';
import { classNames } from './class-names';
import styles from './rail.module.css';
import { RailArrows } from './rail-arrows.client';

interface RailProps {
  /** Above the rail, with the arrows at its right. */
  head: ReactNode;
  /** The items. */
  children: ReactNode;
}

/** 3 in view, 2 up to 768 px, 1 up to 480. */
const railClass = styles.rail;

/** The class of a list in one scrolling row: 4 in view, 3 up to 1180 px, 2 up to 1000, 1 up to 600. */
export const wideRailClass = classNames(styles.rail, styles.four);

/** Items in one scrolling row, without a carousel engine. */
export function Rail({ head, children }: RailProps) {
  const id = useId();
  return (
    <RailFrame id={id} head={head}>
      <ul id={id} className={railClass}>
        {Children.map(children, (item) => (
          <li>{item}</li>
        ))}
      </ul>
    </RailFrame>
  );
}

/** A rail around a list of one's own, which has the id. */
export function RailFrame({ id, head, children }: RailProps & { id: string }) {
  return (
    <div>
      <div className={styles.head}>
        <div>{head}</div>
        <RailArrows railId={id} />
      </div>
      {children}
    </div>
  );
}
