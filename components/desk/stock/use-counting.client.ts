'use client';

import { useRef, useState } from 'react';
import type { StockFigures, StockRow } from '@/contract/staff/stock';
import { ApiError } from '@/lib/api-error';
import { findByCode, sendCount } from '@/lib/browser/desk-stock';
import { newKey } from '@/lib/browser/new-key';

/** A product that was counted in this visit. */
export interface CountedProduct {
  /** That of the count, which a product may have several of. */
  key: string;
  name: string;
  counted: number;
  /** What was there more (or less) than expected; null: nobody had counted it before. */
  difference: number | null;
  /** Pieces of orders that were not on the shelf. */
  missing: number;
}

/** Looks products up, sends what was counted and keeps what is done, the newest first. */
export function useCounting() {
  const [product, setProduct] = useState<StockRow>();
  const [done, setDone] = useState<CountedProduct[]>([]);
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  /** The same number of the same product is one count, however often it is sent. */
  const sent = useRef({ what: '', key: '' });

  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    setError('');
    try {
      await work();
    } catch (failure) {
      setError(failure instanceof ApiError ? failure.message : 'Please try again');
    }
    setBusy(false);
  };

  const find = (code: string) =>
    attempt(async () => {
      const found = await findByCode(code);
      setProduct(found);
      if (!found) setError(`No product has the barcode or SKU ${code}`);
    });

  const count = (counted: number) =>
    attempt(async () => {
      if (!product) return;
      const { id, name, on_shelf: seen } = product;
      const what = `${id} ${seen} ${counted}`;
      if (sent.current.what !== what) sent.current = { what, key: newKey() };
      const { key } = sent.current;
      try {
        const { missing } = await sendCount(id, { seen, counted }, key);
        const difference = seen === null ? null : counted - seen;
        setDone((earlier) => [{ key, name, counted, difference, missing }, ...earlier]);
        sent.current = { what: '', key: '' };
        setProduct(undefined);
      } catch (failure) {
        const now = failure instanceof ApiError ? failure.newer?.current : undefined;
        // The shelf has changed meanwhile: what is expected now is displayed for the next count.
        if (now) setProduct({ ...product, ...(now as StockFigures) });
        throw failure;
      }
    });

  return { product, done, error, isBusy, find, count, another: () => setProduct(undefined) };
}
