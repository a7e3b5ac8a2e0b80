import { MAX_ID } from '../shop/limits.ts';

/** Parses an id from a text, such as a URL or a form field; undefined for any other text. */
export function readId(text: string): number | undefined {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
  return id !== undefined && id <= MAX_ID ? id : undefined;
}

/** Parses the ids of a query, `1,2,3`; what is no id is left out. */
export function readIds(text: unknown): number[] {
  const parts = typeof text === 'string' ? text.split(',') : [];
  return parts.flatMap((part) => readId(part) ?? []);
}
