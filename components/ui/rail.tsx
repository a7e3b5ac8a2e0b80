import type { ReactNode } from 'react';
import { Children, useId } from 'react';
import { classNames } from './class-names';
import styles from './rail.module.css';
import { RailArrows } from './rail-arrows.client';

interface RailProps {
  /** Stands above the rail, with the arrows at its right. */
  head: ReactNode;
  /** 4 means 4, 3 from 1100 px down, 2 from 900, 1 with a peek from 600; 3 means 3, 2 and 1. */
  perView?: 3 | 4;
  /** The items. */
  children: ReactNode;
}

/** Items on one scrolling row, without any engine. */
export function Rail({ head, perView = 3, children }: RailProps) {
  const id = useId();
  return (
    <div>
      <div className={styles.head}>
        <div>{head}</div>
        <RailArrows railId={id} />
      </div>
      <ul id={id} className={classNames(styles.rail, perView === 4 && styles.four)}>
        {Children.map(children, (item) => (
          <li>{item}</li>
        ))}
      </ul>
    </div>
  );
}
