import { useText } from '#language';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import type { FactFacet } from '@/contract/catalogue/facets';
import { factParameter } from '@/contract/catalogue/fact-parameters';
import { FilterOptions } from './filter-options.client';
import styles from './listing-filters.module.css';

interface FactFilterProps {
  facet: FactFacet;
  /** All chosen values of facts: `roast:dark`. */
  chosen: readonly string[];
  formId: string;
}

/** The values of a fact that staff have defined as a filter, or the bounds of a number. */
export function FactFilter({ facet, chosen, formId }: FactFilterProps) {
  const t = useText();
  const { key, unit, values, range } = facet;
  if (range) return <FactRange {...{ facet, chosen, formId, unit, range }} />;
  const options = values.map(({ count, ...value }) => ({
    value: value.key,
    label: t(t.nameOf(value)),
    count,
    chosen: chosen.includes(`${key}:${value.key}`),
  }));
  return <FilterOptions name={factParameter(key)} options={options} />;
}

interface FactRangeProps extends FactFilterProps {
  unit: string;
  range: { min: number; max: number };
}

function FactRange({ facet: { key }, chosen, formId, unit, range }: FactRangeProps) {
  const t = useText();
  const bounds = [
    { name: `${key}_min`, label: t('At least'), example: range.min },
    { name: `${key}_max`, label: t('At most'), example: range.max },
  ];
  return (
    <>
      <div className={`stack gap-2-half mb-1 ${styles.range}`}>
        {bounds.map(({ name, label, example }) => (
          <label key={name} className="small muted" htmlFor={`${formId}-${name}`}>
            {[label, unit].filter(Boolean).join(' ')}
            <Input
              id={`${formId}-${name}`}
              name={factParameter(name)}
              type="number"
              inputMode="decimal"
              step="any"
              defaultValue={boundIn(chosen, name)}
              placeholder={String(example)}
            />
          </label>
        ))}
      </div>
      <Button type="submit" variant="quiet" size="small" block>
        {t('Apply')}
      </Button>
    </>
  );
}

/** Returns a chosen bound; undefined without one. */
const boundIn = (chosen: readonly string[], name: string): string | undefined =>
  chosen.find((one) => one.startsWith(`${name}:`))?.slice(name.length + 1);
