import { useText } from '#language';
import { classNames } from '@/components/ui/class-names';
import styles from './veg-mark.module.css';

/**
 * The mark that Indian law prints on food: a green dot in a square for vegetarian food, a brown
 * triangle for other food. Draws nothing for what is no food.
 */
export function VegMark({ veg }: { veg: boolean | null | undefined }) {
  const t = useText();
  if (veg === null || veg === undefined) return null;
  return (
    <span
      className={classNames(styles.mark, veg ? styles.veg : styles.other)}
      role="img"
      aria-label={t(veg ? 'Vegetarian' : 'Not vegetarian')}
    />
  );
}
