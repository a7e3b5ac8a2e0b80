'use client';

import { useEffect, useState } from 'react';
import useSWR from 'swr';
import { findEntries } from './desk';

const WAIT_MS = 200;

/** An entry as a search finds it. */
export interface FoundEntry {
  id: number;
  name: string;
}

interface EntrySearch {
  entries: FoundEntry[];
  /** What is said in place of entries. */
  status: string;
  /** The desk has no entry that the text finds. */
  isMissing: boolean;
}

/** Finds entries of a desk by a text; an undefined text asks nothing. */
export function useEntrySearch(desk: string, text: string | undefined): EntrySearch {
  const [asked, setAsked] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), text === undefined ? 0 : WAIT_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const { data, error } = useSWR(
    asked === undefined ? null : (['desk', desk, asked] as const),
    ([, of, q]) => findEntries(of, q.trim()),
    { keepPreviousData: true, revalidateOnFocus: false, shouldRetryOnError: false },
  );
  if (text === undefined) return { entries: [], status: '', isMissing: false };
  const entries = (data ?? []).map(({ id, name }) => ({ id: Number(id), name: String(name) }));
  const isMissing = data?.length === 0 && !error && asked === text;
  return { entries, isMissing, status: error ? 'The search could not be asked' : statusOf(data) };
}

const statusOf = (data: unknown) => (data ? 'Nothing found' : 'Searching …');
