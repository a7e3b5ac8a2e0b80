import { useText } from '#language';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import styles from './listing-filters.module.css';

interface PriceRangeProps {
  /** The name of the filter: its fields are `name_min` and `name_max`. */
  name: string;
  /** The id of the form that sends both bounds. */
  formId: string;
  /** The lowest and highest price of the result, in rupees. */
  offered: { min: number; max: number };
  min?: number | undefined;
  max?: number | undefined;
}

/** Two bounds in rupees, sent by Enter or the button. */
export function PriceRange({ name, formId, offered, min, max }: PriceRangeProps) {
  const t = useText();
  return (
    <>
      <div className={`stack gap-2-half mb-1 ${styles.range}`}>
        <Bound
          id={`${formId}-min`}
          name={`${name}_min`}
          label="From ₹"
          value={min}
          example={Math.floor(offered.min)}
        />
        <Bound
          id={`${formId}-max`}
          name={`${name}_max`}
          label="To ₹"
          value={max}
          example={Math.ceil(offered.max)}
        />
      </div>
      <Button type="submit" variant="quiet" size="small" block>
        {t('Set price')}
      </Button>
    </>
  );
}

interface BoundProps {
  id: string;
  name: string;
  label: string;
  value: number | undefined;
  /** Shown as the placeholder of an empty field. */
  example: number;
}

function Bound({ id, name, label, value, example }: BoundProps) {
  const t = useText();
  return (
    <label className="small muted" htmlFor={id}>
      {t(label)}
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
