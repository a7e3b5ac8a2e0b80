'use client';

import { useState } from 'react';
import type { EntryPage } from '@/lib/view/desk';

interface Older<Row> {
  of: EntryPage<Row> | null;
  rows: Row[];
  page: number;
}

/**
 * Holds the pages of what belongs to an entry that were asked for; a save begins anew with the first
 * one, which the server has read.
 */
export function useEntryPages<Row>(
  first: EntryPage<Row> | null,
  read: (page: number) => Promise<EntryPage<Row>>,
) {
  const [older, setOlder] = useState<Older<Row>>();
  const [isFailed, setFailed] = useState(false);
  const known = older?.of === first ? older : undefined;
  const page = known?.page ?? 1;
  const more = async () => {
    try {
      const next = await read(page + 1);
      setOlder({ of: first, rows: [...(known?.rows ?? []), ...next.data], page: page + 1 });
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  return {
    rows: [...(first?.data ?? []), ...(known?.rows ?? [])],
    more: first && page < first.total_pages ? more : undefined,
    isFailed,
  };
}
