import { describe, expect, test } from '@jest/globals';
import { declaredNames, namesIn, productionFiles } from './declared-names';

/** Words with a private meaning in earlier versions, and the standard term of docs/glossary.md. */
const RETIRED: Record<string, string> = {
  door: 'http, actions',
  fewest: 'min',
  kept: 'stored',
  letter: 'email',
  look: 'variant',
  looks: 'variants',
  most: 'max',
  news: 'status, notification',
  otp: 'login code',
  owe: 'refund due',
  owed: 'refund due',
  paper: 'document',
  papers: 'documents',
  portrait: 'avatar',
  portraits: 'avatars',
  shown: 'displayed',
  standing: 'status',
  tell: 'notify',
  tells: 'notifies',
  told: 'notified',
  way: 'option, returnTo',
  ways: 'options',
  wish: 'wishlist item',
  wishes: 'wishlist',
  wished: 'wishlisted',
  words: 'copy, messages, metadata, terms',
};

/** Names with their usual meaning or given by others: paths and names by pattern. */
const ALLOWED: readonly { why: string; path?: RegExp; name?: RegExp }[] = [
  {
    why: 'wire fields and SQL columns are spelled by the specification',
    name: /^_?[a-z]+(_[a-z]+)+$/,
  },
  {
    why: 'a text consists of words and letters',
    path: /^shop-api\/(domain\/catalogue\/search\/|providers\/invoice\/script-)/,
  },
  { why: 'tables of the search', name: /^searchWords$/ },
  { why: 'no more than', name: /^atMost$/ },
  { why: 'to look something up', name: /look-?_?up/i },
  { why: 'the amount in words is a line that invoices must have', name: /in-?words([.]ts)?$/i },
  {
    why: 'the wire, environment variables and rows of the mail queue keep their words',
    name: /^(otp|news|OTP_[A-Z_]+)$/,
  },
  {
    why: 'WebOTP is the name of a browser interface',
    name: /^(useWebOtp|Otp(Credential|Request))$/,
  },
  {
    why: 'addresses of /api and form fields',
    path: /^app\/(api|media)\//,
    name: /^(otp|portraits)$/,
  },
];

const isAllowed = (path: string, name: string) =>
  ALLOWED.some((row) => (row.path?.test(path) ?? true) && (row.name?.test(name) ?? true));

/** `wishlistItemsOf` → wishlist, items, of. */
const wordsOf = (name: string) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[\s_.-]+/);

const isRetired = (name: string) => wordsOf(name).some((word) => Object.hasOwn(RETIRED, word));

/** Exports that Next.js reads from its files; each page has them. */
const FRAMEWORK =
  /^(GET|POST|PUT|PATCH|DELETE|metadata|viewport|config|generateMetadata|generateStaticParams|ensureStatic|instant)$/;

describe('names', () => {
  test('are collected from every kind of declaration', () => {
    const text =
      'export const a = 1; function b(c: number) {} interface D { e: 1 } class F { #g = 1 }';
    expect(namesIn('x.ts', text).map(({ name }) => name)).toEqual([
      'a',
      'b',
      'c',
      'D',
      'e',
      'F',
      '#g',
    ]);
    expect(namesIn('x.ts', text).filter(({ isExported }) => isExported)).toHaveLength(1);
  });

  test('use the standard terms of the glossary', () => {
    const retired = declaredNames
      .filter(({ path, name }) => isRetired(name) && !isAllowed(path, name))
      .map(({ path, name }) => `${path}: ${name}`);
    expect(retired).toEqual([]);
  });

  test('of files use the standard terms of the glossary', () => {
    const retired = productionFiles
      .filter((path) => !/^app\/|\/data\//.test(path))
      .filter((path) => path.split('/').some((part) => isRetired(part) && !isAllowed(path, part)));
    expect(retired).toEqual([]);
  });

  test('that are exported are defined in one file', () => {
    const exported = declaredNames.filter(
      ({ name, isExported }) => isExported && !FRAMEWORK.test(name),
    );
    const homes = Map.groupBy(exported, ({ name }) => name);
    const doubled = [...homes].map(([name, rows]) => [
      name,
      [...new Set(rows.map(({ path }) => path))],
    ]);
    expect(doubled.filter(([, paths]) => (paths?.length ?? 0) > 1)).toEqual([]);
  });
});
