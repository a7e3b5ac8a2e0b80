import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Targets } from 'lightningcss';
import { transform } from 'lightningcss';
import { LRUCache } from 'lru-cache';
import manifest from '../../package.json' with { type: 'json' };

/** What a page needs of its style sheets, each the text of a `<style>`. */
export interface PageStyle {
  /** The rules that the page uses. */
  rules: string;
  /** Its fonts whose files are fetched. */
  faces: string;
}

/** Returns what a page needs of these style sheets. */
export type UsedStyle = (sheets: string[], html: string) => PageStyle;

/** Pages of one kind use the same classes, so a few hundred combinations cover a shop. */
const REMEMBERED = 300;

/**
 * Selects rules by the class names of a page; those without a class name are always selected.
 * @param distDir the folder of the build, which has the sheets
 * @throws Error where a sheet is not one of the build
 */
export function createUsedStyle(distDir: string): UsedStyle {
  const sources = new LRUCache<string, Source>({ max: 100 });
  const styles = new LRUCache<string, string>({ max: REMEMBERED });
  const sourceOf = (sheets: string[]) => {
    const key = sheets.join('\n');
    const source = sources.get(key) ?? readSource(distDir, sheets);
    sources.set(key, source);
    return source;
  };

  return (sheets, html) => {
    const { code, classes, faces } = sourceOf(sheets);
    const onPage = classesOf(html);
    const unusedSymbols = classes.filter((name) => !onPage.has(name));
    const key = [...sheets, ...classes.filter((name) => onPage.has(name))].join(' ');
    const rules =
      styles.get(key) ??
      transform({
        filename: 'page.css',
        code,
        minify: true,
        unusedSymbols,
        targets: TARGETS,
      }).code.toString();
    styles.set(key, rules);
    return { rules, faces };
  };
}

/** The floor of browsers; without it, short forms are written that those do not read. */
const TARGETS: Targets = Object.fromEntries(
  manifest.browserslist.map((row) => {
    const [, name = '', major = 0, minor = 0] = /^(\w+) >= (\d+)\.?(\d*)$/.exec(row) ?? [];
    return [name, (Number(major) << 16) | (Number(minor) << 8)];
  }),
);

interface Source {
  /** The sheets in their order, as one, without the fonts that are fetched. */
  code: Buffer;
  faces: string;
  /** The class names in it. */
  classes: string[];
}

/** Faces of the device alone stay with the rules. */
const FETCHED_FACE = /@font-face\s*\{[^}]*url\([^}]*\}/g;
const CLASS = /\.(-?[_a-z][\w-]*)/gi;

function readSource(distDir: string, sheets: string[]): Source {
  const text = sheets.map((sheet) => readFileSync(fileOf(distDir, sheet), 'utf8')).join('\n');
  const code = text.replaceAll(FETCHED_FACE, '');
  const classes = [...code.matchAll(CLASS)].map(([, name = '']) => name);
  const faces = (text.match(FETCHED_FACE) ?? []).join('');
  return { code: Buffer.from(code), classes: [...new Set(classes)], faces };
}

const SHEET = /^\/_next\/(static\/[\w/-]+\.css)$/;

function fileOf(distDir: string, sheet: string): string {
  const [, file] = SHEET.exec(sheet) ?? [];
  if (file === undefined) throw new Error(`Not a style sheet of the build: ${sheet}`);
  return join(distDir, file);
}

const CLASS_ATTRIBUTE = /\bclass="([^"]*)"/g;

function classesOf(html: string): Set<string> {
  const names = new Set<string>();
  for (const [, value = ''] of html.matchAll(CLASS_ATTRIBUTE)) {
    for (const name of value.split(' ')) names.add(name);
  }
  return names;
}
