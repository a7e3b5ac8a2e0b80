import type { ReactNode } from 'react';
import { AccordionItem } from '@/components/ui/accordion';
import { Checkbox } from '@/components/ui/checkbox';
import { Disclosure } from '@/components/ui/disclosure';
import styles from './filters.module.css';

export interface FilterOption {
  /** What the address carries. */
  value: string;
  label: string;
  /** How many products the current result has of it. */
  count: number;
  chosen: boolean;
}

/** Longer lists show this many, the most common, and what is chosen; the others on demand. */
const SHOWN_AT_FIRST = 8;

/** Folding away one or two values would save no room. */
const WORTH_FOLDING = 3;

/** One foldable group of the filter column. */
export function FilterGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <AccordionItem title={title} open>
      <fieldset className={styles.group}>
        <legend className="visually-hidden">{title}</legend>
        {children}
      </fieldset>
    </AccordionItem>
  );
}

/** Checkboxes of one group; they share the `name` of the query parameter. */
export function FilterOptions({ name, options }: { name: string; options: FilterOption[] }) {
  const isLong = options.length >= SHOWN_AT_FIRST + WORTH_FOLDING;
  const common = new Set(isLong ? options.toSorted(byCount).slice(0, SHOWN_AT_FIRST) : options);
  const isShown = (option: FilterOption) => common.has(option) || option.chosen;
  const hidden = options.filter((option) => !isShown(option));
  return (
    <>
      <OptionRows name={name} options={options.filter(isShown)} />
      {hidden.length > 0 && (
        <Disclosure label={`Show ${hidden.length} more`}>
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
      label={label}
      count={count}
      defaultChecked={chosen}
    />
  ));
}
