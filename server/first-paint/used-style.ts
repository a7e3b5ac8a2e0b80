import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Targets, transform } from 'lightningcss';
import { LRUCache } from 'lru-cache';
import manifest from '../../package.json' with { type: 'json' };

/** Returns the rules of these style sheets that a page uses, as the text of one `<style>`. */
export type UsedStyle = (sheets: string[], html: string) => string;

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
    const { code, classes } = sourceOf(sheets);
    const onPage = classesOf(html);
    const unusedSymbols = classes.filter((name) => !onPage.has(name));
    const key = [...sheets, ...classes.filter((name) => onPage.has(name))].join(' ');
    const style =
      styles.get(key) ??
      transform({
        filename: 'page.css',
        code,
        minify: true,
        unusedSymbols,
        targets: TARGETS,
      }).code.toString();
    styles.set(key, style);
    return style;
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
  /** The sheets in their order, as one. */
  code: Buffer;
  /** The class names in it. */
  classes: string[];
}

const CLASS = /\.(-?[_a-z][\w-]*)/gi;

function readSource(distDir: string, sheets: string[]): Source {
  const text = sheets.map((sheet) => readFileSync(fileOf(distDir, sheet), 'utf8')).join('\n');
  const classes = [...text.matchAll(CLASS)].map(([, name = '']) => name);
  return { code: Buffer.from(text), classes: [...new Set(classes)] };
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
