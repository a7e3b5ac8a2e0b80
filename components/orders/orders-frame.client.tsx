'use client';

import { Search } from 'lucide-react';
import { useRouter } from 'next/navigation';
import type { FormEvent, ReactNode } from 'react';
import { useEffect, useRef, useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { Input } from '@/components/ui/input';
import { useSurface } from '@/components/ui/link.client';
import { Select } from '@/components/ui/select';
import { MAX_SEARCH_LENGTH } from '@/contract/limits';
import type { OrderSort } from '@/contract/order-choices';
import { onSurface, routes } from '@/lib/routes';
import styles from './orders-frame.module.css';

/** What the address says of the list, as the controls have it. */
interface Shown {
  search: string;
  sort: OrderSort;
  page_size: number;
}

interface OrdersFrameProps {
  shown: Shown;
  /** What an address leaves out. */
  usual: Omit<Shown, 'search'>;
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
 * Search, order and length of the list, above it. A plain GET form; with scripts a choice is sent at
 * once, and what is typed by Enter.
 */
export function OrdersFrame({ shown, usual, sizes, children }: OrdersFrameProps) {
  const surface = useSurface();
  const { form, isPending, go } = useOrdersForm(shown, usual);
  return (
    <div aria-busy={isPending} className={styles.frame}>
      <search aria-label="Your orders">
        <form
          ref={form}
          action={routes.orders()}
          autoComplete="off"
          className={styles.tools}
          onSubmit={go}
        >
          {surface === 'app' && <input type="hidden" name="mobile" value="true" />}
          <SearchField search={shown.search} />
          <Select name="sort" aria-label="Sort" defaultValue={shown.sort} onChange={go}>
            {Object.entries(SORTS).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
          <SizeSelect size={shown.page_size} sizes={sizes} onChange={go} />
          <Button type="submit" variant="line" className={styles.send}>
            Show
          </Button>
        </form>
      </search>
      <div className={styles.results}>{children}</div>
    </div>
  );
}

function SearchField({ search }: Pick<Shown, 'search'>) {
  return (
    <div className={styles.search}>
      <Input
        type="search"
        name="search"
        aria-label="Search your orders"
        placeholder="Order number or product"
        maxLength={MAX_SEARCH_LENGTH}
        defaultValue={search}
      />
      <IconButton type="submit" label="Search" className={styles.searchButton}>
        <Search />
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
  return (
    <Select name="page_size" aria-label="Orders a page" defaultValue={size} onChange={onChange}>
      {sizes.map((one) => (
        <option key={one} value={one}>
          {one} a page
        </option>
      ))}
    </Select>
  );
}

function useOrdersForm({ search, sort, page_size }: Shown, usual: OrdersFrameProps['usual']) {
  const router = useRouter();
  const surface = useSurface();
  const form = useRef<HTMLFormElement>(null);
  const [isPending, startTransition] = useTransition();

  // The back button leads to another list: the controls follow, and keep the focus.
  useEffect(() => fill(form.current, { search, sort, page_size }), [search, sort, page_size]);

  const go = (event: FormEvent) => {
    event.preventDefault();
    if (!form.current) return;
    const href = onSurface(routes.orders(placeOf(form.current, usual)), surface);
    startTransition(() => router.push(href, { scroll: false }));
  };
  return { form, isPending, go };
}

function fill(form: HTMLFormElement | null, shown: Shown): void {
  for (const [name, value] of Object.entries(shown)) {
    const control = form?.elements.namedItem(name);
    if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) {
      control.value = String(value);
    }
  }
}

function placeOf(form: HTMLFormElement, usual: OrdersFrameProps['usual']) {
  const fields = new FormData(form);
  const sort = String(fields.get('sort'));
  const size = Number(fields.get('page_size'));
  return {
    search: String(fields.get('search')).trim(),
    sort: sort === usual.sort ? undefined : sort,
    page_size: size === usual.page_size ? undefined : size,
  };
}
