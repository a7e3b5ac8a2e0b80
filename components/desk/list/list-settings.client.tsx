'use client';

import { useRouter } from 'next/navigation';
import type { KeyboardEvent } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { Link } from '@/components/ui/link.client';
import { DESK_PAGE_SIZES } from '@/contract/shop/limits';
import { storeColumns } from '@/lib/browser/desk-columns';
import type { Desk } from '@/lib/desk/desk';
import { type DeskQuery, deskParams } from '@/lib/desk/list-query';
import { staffRoutes } from '@/lib/staff-routes';
import { DeskIcon } from '../desk-icon.client';
import styles from './desk-list.module.css';

interface ListSettingsProps {
  desk: Desk;
  query: DeskQuery;
  /** The names of the displayed columns. */
  columns: readonly string[];
}

/** What a list displays: its columns, which this browser keeps, and how many rows. */
export function ListSettings({ desk, query, columns }: ListSettingsProps) {
  const router = useRouter();
  const toggle = (name: string) => {
    const isDisplayed = columns.includes(name);
    storeColumns(
      desk.name,
      isDisplayed ? columns.filter((one) => one !== name) : [...columns, name],
    );
    router.refresh();
  };
  return (
    <details className={`relative icon-20 ${styles.settings}`} onKeyDown={closeOnEscape}>
      <summary>
        <DeskIcon name="columns-3" />
        Columns and rows
      </summary>
      <div className={`stack gap-3 text-ink ${styles.options}`}>
        <fieldset>
          <legend className="strong">Columns</legend>
          {desk.columns.slice(1).map(({ name, label }) => (
            <Checkbox
              key={name}
              label={label}
              checked={columns.includes(name)}
              onChange={() => toggle(name)}
            />
          ))}
        </fieldset>
        <nav aria-label="Rows of a page" className={`flex gap-2 ${styles.sizes}`}>
          {[...DESK_PAGE_SIZES]
            .sort((one, other) => one - other)
            .map((size) => (
              <Link
                key={size}
                href={staffRoutes.desk(
                  desk.name,
                  deskParams({ ...query, page: 1, page_size: size }),
                )}
                aria-current={size === query.page_size ? 'true' : undefined}
              >
                {size}
              </Link>
            ))}
        </nav>
      </div>
    </details>
  );
}

function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>): void {
  if (key !== 'Escape') return;
  currentTarget.open = false;
  currentTarget.querySelector('summary')?.focus();
}
