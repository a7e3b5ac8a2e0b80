'use client';

import { useText } from '#language';
import { Checkbox } from '@/components/ui/checkbox';
import { Disclosure } from '@/components/ui/disclosure';
import { StaffText } from '@/components/ui/staff-text';

export interface FilterOption {
  /** The value in the URL. */
  value: string;
  label: string;
  /** The number of products with this value in the current result. */
  count: number;
  chosen: boolean;
}

/** Longer lists show this many of the most common values, and all chosen ones; others on demand. */
const DISPLAYED_AT_FIRST = 8;

/** Hiding one or two values would save no room. */
const WORTH_FOLDING = 3;

/**
 * The checkboxes of one group; they share the `name` of the query parameter. A client component
 * without behaviour: a page repeats its options for the browser, not their elements.
 */
export function FilterOptions({ name, options }: { name: string; options: FilterOption[] }) {
  const t = useText();
  const isLong = options.length >= DISPLAYED_AT_FIRST + WORTH_FOLDING;
  const common = new Set(
    isLong ? [...options].sort(byCount).slice(0, DISPLAYED_AT_FIRST) : options,
  );
  const isVisible = (option: FilterOption) => common.has(option) || option.chosen;
  const hidden = options.filter((option) => !isVisible(option));
  return (
    <>
      <OptionRows name={name} options={options.filter(isVisible)} />
      {hidden.length > 0 && (
        <Disclosure label={t('Show {count} more', { count: hidden.length })}>
          <OptionRows name={name} options={hidden} />
        </Disclosure>
      )}
    </>
  );
}

function byCount(a: FilterOption, b: FilterOption): number {
  return b.count - a.count;
}

function OptionRows({ name, options }: { name: string; options: FilterOption[] }) {
  return options.map(({ value, label, count, chosen }) => (
    <Checkbox
      key={value}
      name={name}
      value={value}
      label={<StaffText text={label} />}
      count={count}
      defaultChecked={chosen}
    />
  ));
}
