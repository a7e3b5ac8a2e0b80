'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, type ReactNode, useEffect, useRef, useTransition } from 'react';
import { useText } from '#language';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { Input } from '@/components/ui/input';
import { useSurface } from '@/components/ui/link.client';
import { PageForm } from '@/components/ui/page-form.client';
import { Select } from '@/components/ui/select';
import type { OrderSort } from '@/contract/orders/order';
import { MAX_SEARCH_LENGTH } from '@/contract/shop/limits';
import { routes } from '@/lib/routes';
import { onSurface } from '@/lib/surface';
import styles from './orders-frame.module.css';

/** The list's parameters in the URL, as values of the controls. */
interface ListQuery {
  search: string;
  sort: OrderSort;
  page_size: number;
}

interface OrdersFrameProps {
  current: ListQuery;
  /** The defaults, which the URL omits. */
  usual: Omit<ListQuery, 'search'>;
  sizes: readonly number[];
  children: ReactNode;
}

const SORTS: Record<OrderSort, string> = {
  '-date': 'Newest first',
  date: 'Oldest first',
  '-total': 'Total: high to low',
  total: 'Total: low to high',
  status: 'Status: first step first',
  '-status': 'Status: last step first',
  number: 'Number: low to high',
  '-number': 'Number: high to low',
};

/**
 * The search, order and page size above the list. A plain GET form; with scripts a choice is sent
 * immediately, and typed text by Enter.
 */
export function OrdersFrame({ current, usual, sizes, children }: OrdersFrameProps) {
  const t = useText();
  const { form, isPending, go } = useOrdersForm(current, usual);
  return (
    <div aria-busy={isPending} className={styles.frame}>
      <search aria-label={t('Your orders')}>
        <PageForm
          ref={form}
          action={routes.orders()}
          autoComplete="off"
          className={`stack gap-3 mb-4 ${styles.tools}`}
          onSubmit={go}
        >
          <SearchField search={current.search} />
          <Select name="sort" aria-label={t('Sort')} defaultValue={current.sort} onChange={go}>
            {Object.entries(SORTS).map(([value, label]) => (
              <option key={value} value={value}>
                {t(label)}
              </option>
            ))}
          </Select>
          <SizeSelect size={current.page_size} sizes={sizes} onChange={go} />
          <Button type="submit" variant="line" className={`without-scripts ${styles.send}`}>
            {t('Show')}
          </Button>
        </PageForm>
      </search>
      <div className={styles.results}>{children}</div>
    </div>
  );
}

function SearchField({ search }: Pick<ListQuery, 'search'>) {
  const t = useText();
  return (
    <div className={`relative ${styles.search}`}>
      <Input
        type="search"
        name="search"
        aria-label={t('Search your orders')}
        placeholder={t('Order number or product')}
        maxLength={MAX_SEARCH_LENGTH}
        defaultValue={search}
      />
      <IconButton type="submit" label="Search" className={styles.searchButton}>
        <Icon name="search" />
      </IconButton>
    </div>
  );
}

interface SizeSelectProps {
  size: number;
  sizes: readonly number[];
  onChange: (event: FormEvent) => void;
}

function SizeSelect({ size, sizes, onChange }: SizeSelectProps) {
  const t = useText();
  return (
    <Select
      name="page_size"
      aria-label={t('Orders a page')}
      defaultValue={size}
      onChange={onChange}
    >
      {sizes.map((one) => (
        <option key={one} value={one}>
          {t('{count} a page', { count: one })}
        </option>
      ))}
    </Select>
  );
}

function useOrdersForm({ search, sort, page_size }: ListQuery, usual: OrdersFrameProps['usual']) {
  const router = useRouter();
  const surface = useSurface();
  const form = useRef<HTMLFormElement>(null);
  const [isPending, startTransition] = useTransition();

  // The back button opens another list: the controls are updated without losing the focus.
  useEffect(() => fill(form.current, { search, sort, page_size }), [search, sort, page_size]);

  const go = (event: FormEvent) => {
    event.preventDefault();
    if (!form.current) return;
    const href = onSurface(routes.orders(queryOf(form.current, usual)), surface);
    startTransition(() => router.push(href, { scroll: false }));
  };
  return { form, isPending, go };
}

function fill(form: HTMLFormElement | null, current: ListQuery): void {
  for (const [name, value] of Object.entries(current)) {
    const control = form?.elements.namedItem(name);
    if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) {
      control.value = String(value);
    }
  }
}

function queryOf(form: HTMLFormElement, usual: OrdersFrameProps['usual']) {
  const fields = new FormData(form);
  const sort = String(fields.get('sort'));
  const size = Number(fields.get('page_size'));
  return {
    search: String(fields.get('search')).trim(),
    sort: sort === usual.sort ? undefined : sort,
    page_size: size === usual.page_size ? undefined : size,
  };
}
