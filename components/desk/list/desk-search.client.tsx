'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useRef, useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Input } from '@/components/ui/input';
import { useSurface } from '@/components/ui/link.client';
import { PageForm } from '@/components/ui/page-form.client';
import { Select } from '@/components/ui/select';
import { MAX_SEARCH_LENGTH } from '@/contract/shop/limits';
import type { Desk } from '@/lib/desk/desk';
import type { DeskFilter } from '@/lib/desk/desk-filters';
import { type DeskQuery, deskParams, readDeskQuery } from '@/lib/desk/list-query';
import { staffRoutes } from '@/lib/staff-routes';
import { onSurface } from '@/lib/surface';
import type { FilterChoice } from '@/lib/view/desk';
import styles from './desk-list.module.css';

/** The pause in typing after which a search starts, in milliseconds. */
const WAIT_MS = 350;

interface DeskSearchProps {
  desk: Desk;
  query: DeskQuery;
  /** The choices of each filter. */
  choices: Record<string, FilterChoice[]>;
}

/** Search and filters of a list. The list follows what is typed; without scripts, Enter does. */
export function DeskSearch({ desk, query, choices }: DeskSearchProps) {
  const { formProps, isPending } = useLiveForm(desk);
  const { page: _page, q: _q, filters, ...rest } = query;
  const others = deskParams({ ...rest, page: 1, filters: {} });
  return (
    <PageForm
      {...formProps}
      action={staffRoutes.desk(desk.name)}
      role="search"
      aria-label={desk.title}
      aria-busy={isPending}
      className="cluster gap-2 mb-3-half"
    >
      <div className={`relative icon-20 ${styles.box}`}>
        <Icon name="search" />
        <Input
          type="search"
          name="q"
          defaultValue={query.q}
          maxLength={MAX_SEARCH_LENGTH}
          placeholder={desk.searches}
          aria-label={`Search in ${desk.title.toLowerCase()}`}
          enterKeyHint="search"
          autoComplete="off"
        />
      </div>
      {desk.filters.length > 0 && (
        <div className={`flex may-shrink gap-2 ${styles.filters}`}>
          {desk.filters.map((filter) => (
            <Filter
              key={filter.name}
              filter={filter}
              chosen={filters[filter.name]}
              choices={choices[filter.name]}
            />
          ))}
        </div>
      )}
      {Object.entries(others).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <noscript>
        <Button type="submit" variant="quiet">
          Search
        </Button>
      </noscript>
    </PageForm>
  );
}

interface FilterProps {
  filter: DeskFilter;
  chosen: string | undefined;
  choices: FilterChoice[] | undefined;
}

function Filter({ filter: { name, label, kind, usual }, chosen, choices }: FilterProps) {
  if (kind === 'id' && !chosen) return null;
  if (kind === 'id' || kind === 'day' || kind === 'text' || kind === 'amount') {
    return (
      <span className="row nowrap gap-1-half small muted">
        <label htmlFor={`filter-${name}`}>{label}</label>
        <Input
          id={`filter-${name}`}
          {...INPUTS[kind]}
          name={name}
          defaultValue={chosen}
          data-chosen={chosen && ''}
          className={styles.filter}
        />
      </span>
    );
  }
  return (
    <Select
      name={name}
      aria-label={label}
      defaultValue={chosen ?? ''}
      data-chosen={chosen && ''}
      className={styles.filter}
    >
      <option value="">{usual ?? `${label}: all`}</option>
      {choices?.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </Select>
  );
}

const INPUTS = {
  day: { type: 'date' },
  text: { type: 'text', size: 12, maxLength: MAX_SEARCH_LENGTH, autoComplete: 'off' },
  id: { type: 'text', size: 6, inputMode: 'numeric', autoComplete: 'off' },
  amount: { type: 'text', size: 6, inputMode: 'numeric', pattern: '\\d{1,7}', autoComplete: 'off' },
} as const;

/** Opens the list that fits the fields, shortly after they have changed. */
function useLiveForm(desk: Desk) {
  const router = useRouter();
  const surface = useSurface();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isPending, startTransition] = useTransition();

  const open = (form: HTMLFormElement) => {
    clearTimeout(timer.current);
    const given = Object.fromEntries(
      [...new FormData(form)].map(([name, to]) => [name, String(to)]),
    );
    const href = staffRoutes.desk(desk.name, deskParams(readDeskQuery(desk, given)));
    startTransition(() => router.replace(onSurface(href, surface), { scroll: false }));
  };
  return {
    isPending,
    formProps: {
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        open(event.currentTarget);
      },
      onChange: ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
        clearTimeout(timer.current);
        const wait = target instanceof HTMLSelectElement ? 0 : WAIT_MS;
        timer.current = setTimeout(() => open(currentTarget), wait);
      },
    },
  };
}
