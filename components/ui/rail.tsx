import { Children, type ReactNode, useId } from 'react';
import { classNames } from './class-names';
import styles from './rail.module.css';
import { RailArrows } from './rail-arrows.client';

interface RailProps {
  /** Above the rail, with the arrows at its right. */
  head: ReactNode;
  /** 4 means 4, 3 up to 1180 px, 2 up to 1000, 1 up to 600; 3 means 3, 2 up to 768, 1 up to 480. */
  perView?: 3 | 4;
  /** The items. */
  children: ReactNode;
}

/** Items in one scrolling row, without a carousel engine. */
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
