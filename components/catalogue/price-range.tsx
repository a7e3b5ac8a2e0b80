import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import styles from './filters.module.css';

interface PriceRangeProps {
  /** The form both bounds are sent with. */
  formId: string;
  /** Lowest and highest price of the result, in rupees. */
  offered: { min: number; max: number };
  min: number | undefined;
  max: number | undefined;
}

/** Two bounds in rupees, sent with Enter or the button. */
export function PriceRange({ formId, offered, min, max }: PriceRangeProps) {
  return (
    <>
      <div className={styles.range}>
        <Bound
          id={`${formId}-min`}
          name="price_min"
          label="From ₹"
          value={min}
          example={Math.floor(offered.min)}
        />
        <Bound
          id={`${formId}-max`}
          name="price_max"
          label="To ₹"
          value={max}
          example={Math.ceil(offered.max)}
        />
      </div>
      <Button type="submit" variant="quiet" size="small" block>
        Set price
      </Button>
    </>
  );
}

interface BoundProps {
  id: string;
  name: string;
  label: string;
  value: number | undefined;
  /** Shown while the field is empty. */
  example: number;
}

function Bound({ id, name, label, value, example }: BoundProps) {
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
