/*
 * This folder has the paths of the storefront's own calls, which `app/api/calls` answers: forms post
 * to them and `lib/browser` sends to them. No other file writes one by hand. A page loads the areas
 * it uses.
 */

import type { Language } from '@/contract/shop/languages';

export type Id = number | string;

/** The values of parameters that have few; all others are ids, codes and tokens. */
export const CHOICES = {
  document: ['invoice', 'credit-note'],
  size: ['small', 'large'],
} as const;

/** One of the choices of a parameter; of one that has none, any of `Others`. */
export type ValueOf<Name extends string, Others> = Name extends keyof typeof CHOICES
  ? (typeof CHOICES)[Name][number]
  : Others;

/** The values of the parameters of a pattern, in their order. */
type Values<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? [ValueOf<Name, Id>, ...Values<Rest>]
  : Pattern extends `${string}:${infer Name}`
    ? [ValueOf<Name, Id>]
    : [];

/** Returns the path of a call with these values in the places of its parameters. */
export interface CallPath<Pattern extends string = string> {
  (...values: Values<Pattern>): string;
  /** `/api/orders/:id/cancel` */
  pattern: Pattern;
}

/** Returns a function for each pattern that writes its path. */
export function pathsOf<const Patterns extends Record<string, `/api/${string}`>>(
  patterns: Patterns,
) {
  const paths = Object.entries(patterns).map(([name, pattern]) => [name, pathOf(pattern)]);
  return Object.fromEntries(paths) as {
    readonly [Name in keyof Patterns]: CallPath<Patterns[Name]>;
  };
}

function pathOf(pattern: string): CallPath {
  const write = (...values: Id[]) =>
    values.reduce<string>(
      (path, value) => path.replace(/:\w+/, encodeURIComponent(value)),
      pattern,
    );
  return Object.assign(write, { pattern });
}

/** Asks for texts in a language; they are English unless it is asked for. */
export const namesIn = (language: Language): Record<string, string> =>
  language === 'en' ? {} : { language };

/** Appends a query to a path, if it has values; they are encoded. */
export const query = (path: string, values: Record<string, string>): string => {
  const search = new URLSearchParams(values).toString();
  return search === '' ? path : `${path}?${search}`;
};
