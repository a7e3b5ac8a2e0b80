import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import styles from './filters.module.css';

interface PriceRangeProps {
  /** Lowest and highest price of the result, in rupees. */
  offered: { min: number; max: number };
  min: number | undefined;
  max: number | undefined;
}

/** Two bounds in rupees, sent with Enter or the button. */
export function PriceRange({ offered, min, max }: PriceRangeProps) {
  return (
    <>
      <div className={styles.range}>
        <Bound name="price_min" label="From ₹" value={min} example={Math.floor(offered.min)} />
        <Bound name="price_max" label="To ₹" value={max} example={Math.ceil(offered.max)} />
      </div>
      <Button type="submit" variant="quiet" size="small" block>
        Set price
      </Button>
    </>
  );
}

interface BoundProps {
  name: string;
  label: string;
  value: number | undefined;
  /** Shown while the field is empty. */
  example: number;
}

function Bound({ name, label, value, example }: BoundProps) {
  const id = `filter-${name}`;
  return (
    <label className={styles.bound} htmlFor={id}>
      {label}
      <Input
        id={id}
        name={name}
        type="number"
        inputMode="decimal"
        min="0"
        max="9999999"
        step="0.01"
        defaultValue={value}
        placeholder={String(example)}
      />
    </label>
  );
}
