'use client';

import useSWR from 'swr';
import type { ImportEntry } from '@/contract/catalogue/import-shapes';
import { importApi } from '@/lib/api-routes/imports';
import { fetchImport } from '@/lib/browser/imports';

const RUNNING = ['to_check', 'checking', 'to_write', 'writing'];
const EVERY_MS = 1_000;

/** Whether the shop works on an import. */
export function isRunning({ state }: Pick<ImportEntry, 'state'>): boolean {
  return RUNNING.includes(state);
}

/** Returns an import, read again every second while the shop works on it. */
export function useImport(first: ImportEntry) {
  const { data, mutate } = useSWR<ImportEntry>(
    importApi.one(first.id),
    () => fetchImport(first.id),
    {
      fallbackData: first,
      refreshInterval: (now) => (isRunning(now ?? first) ? EVERY_MS : 0),
      revalidateOnFocus: false,
    },
  );
  return { one: data ?? first, reload: () => mutate() };
}
