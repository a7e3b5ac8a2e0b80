import type { ComponentProps } from 'react';
import { useText } from '#language';
import { countOf } from '@/lib/format/counter';
import styles from './star-picker.module.css';
import { StarShape } from './stars';

const STARS = [1, 2, 3, 4, 5];

interface StarPickerProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue'> {
  legend: string;
  name: string;
  /** Whole stars, 1 to 5. */
  defaultValue?: number;
}

/** A rating input: five radio buttons, so that arrow keys and plain forms work. */
export function StarPicker({ legend, defaultValue, ...input }: StarPickerProps) {
  const t = useText();
  return (
    <fieldset>
      <legend className="small strong">{t(legend)}</legend>
      <div className={styles.stars}>
        {STARS.map((star) => (
          <label className={styles.star} key={star}>
            <input
              {...input}
              type="radio"
              value={star}
              defaultChecked={star === defaultValue}
              aria-label={t.filled(countOf(star, 'star'))}
            />
            <StarShape />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
