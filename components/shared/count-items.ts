import { formatCounter } from '@/lib/format/counter';

/** `1 item`, `3 items`; above 99, `99+ items`. */
export function countItems(count: number): string {
  return `${formatCounter(count)} ${count === 1 ? 'item' : 'items'}`;
}
