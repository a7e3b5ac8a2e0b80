import { describe, expect, test } from '@jest/globals';
import { projectFiles, projectText } from '@/__tests__/support/project-files';

const TOKENS = 'app/tokens.css';
const tokens = projectText(TOKENS);
const sheets = projectFiles('{app,components}/**/*.css').filter((path) => path !== TOKENS);
const code = projectFiles('{app,components,lib}/**/*.{ts,tsx}');

/** The breakpoints listed in the comment of the tokens file. */
const [, listed = ''] = /Breakpoints: ((?:\d+ px,? ?)+)/.exec(tokens) ?? [];
const BREAKPOINTS = listed.match(/\d+/g)?.map(Number) ?? [];

/** The pixels of a token: 16 for `--s-4: 16px`. */
const SPACES = [...tokens.matchAll(/--s-\d+: (\d+px);/g)].map(([, space = '']) => space);
const SPACING = /(?:^|[{;])\s*(?:row-|column-)?(?:gap|margin|padding)[a-z-]*:([^;{}]*);/gm;

/** All matches of a pattern in files: `path: match`. */
function found(paths: string[], find: (text: string) => string[]): string[] {
  return paths.flatMap((path) => find(projectText(path)).map((match) => `${path}: ${match}`));
}

/** The low screen, and every other. */
const HEIGHTS = /\((?:max-height: 400px|min-height: 401px)\)/g;

/** The sizes in the media queries of a style sheet that are not breakpoints. */
function strangeSizes(text: string): string[] {
  const queries = text.replace(HEIGHTS, '').matchAll(/(@media[^{]*|\((?:max|min)-width: \d+px\))/g);
  const widths = [...queries].flatMap(([query]) => [
    ...query.matchAll(/(?:(max|min)-width: )?(\d+)px/g),
  ]);
  return widths
    .filter(([, end, width]) => !BREAKPOINTS.includes(Number(width) - (end === 'min' ? 1 : 0)))
    .map(([width]) => width);
}

/** The files that begin a document. */
const DOCUMENTS = projectFiles('app/**/*.tsx').filter((path) =>
  projectText(path).includes('<html'),
);

describe('style sheets', () => {
  test('of the whole shop come first, because they name the layers of the others', () => {
    expect(DOCUMENTS).toHaveLength(3);
    const firstImport = /^(?:'use client';|\/\/.*|\s)*import '(?:\.{1,2})\/tokens\.css';/;
    expect(DOCUMENTS.filter((path) => !firstImport.test(projectText(path)))).toEqual([]);
  });

  test('define five breakpoints', () => {
    expect(BREAKPOINTS).toHaveLength(5);
  });

  test('use no other sizes in media queries', () => {
    const withoutContainers = (text: string) => text.replace(/@container[^{]*/g, '');
    expect(found(sheets, (text) => strangeSizes(withoutContainers(text)))).toEqual([]);
    expect(found(code, strangeSizes)).toEqual([]);
  });

  test('take their colours from the tokens', () => {
    expect(found(sheets, (text) => text.match(/#[\da-f]{3,8}\b/gi) ?? [])).toEqual([]);
  });

  test('use spacing tokens where one has the value', () => {
    const literals = (text: string) =>
      [...text.matchAll(SPACING)].flatMap(([, value = '']) =>
        (value.match(/(?<![-\w.])\d+px\b/g) ?? []).filter((space) => SPACES.includes(space)),
      );
    expect(found(sheets, literals)).toEqual([]);
  });
});
