import { describe, expect, test } from '@jest/globals';
import { Linter } from 'eslint';
import { readBrowserFloor } from '@/scripts/browsers/floor';
import { newerNames } from '@/scripts/browsers/newer-names';
import { newerNamesRule } from '@/scripts/browsers/newer-names-rule';

const rule = newerNamesRule(newerNames(readBrowserFloor()));

function refusals(code: string): string[] {
  const messages = new Linter().verify(code, {
    plugins: { browsers: { rules: { 'newer-names': rule } } },
    rules: { 'browsers/newer-names': 'error' },
    languageOptions: { ecmaVersion: 2022 },
  });
  return messages.map(({ message }) => message.replace(/ is missing.*/, ''));
}

describe('calls that browsers of the floor lack', () => {
  test.each([
    ['list.toSorted()', '.toSorted()'],
    ['AbortSignal.timeout(1000)', 'AbortSignal.timeout'],
    ['URL.parse(text)', 'URL.parse'],
    ['Promise.withResolvers()', 'Promise.withResolvers'],
    ['element.checkVisibility()', '.checkVisibility()'],
    ['layer.showPopover()', '.showPopover()'],
    ['requestIdleCallback(work)', 'requestIdleCallback'],
    ['new CompressionStream("gzip")', 'CompressionStream'],
    ['class Shelf { static { fill() } }', 'A static block'],
    ['text.replace(/(?<=a)b/, "")', 'A lookbehind or modifier'],
    ['new RegExp("(?<!a)b")', 'A lookbehind or modifier in a text'],
    ['RegExp(`(?<!a)b`)', 'A lookbehind or modifier in a text'],
    ['const asked = new URLSearchParams(); if (asked.size) go()', 'URLSearchParams.size'],
    ['url.searchParams.size > 0', 'URLSearchParams.size'],
  ])('refuses %s', (code, name) => {
    expect(refusals(code)).toEqual([name]);
  });

  test.each([
    'layer.showPopover?.()',
    '[...list].sort()',
    'list.at(-1)',
    'structuredClone(value)',
    'Promise.any(tries)',
    'text.replaceAll("a", "b")',
    'new RegExp("(?=a)b")',
    'const chosen = new Map(); if (chosen.size) go()',
    'file.size > 5',
  ])('lets %s pass', (code) => {
    expect(refusals(code)).toEqual([]);
  });
});
