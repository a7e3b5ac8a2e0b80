import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { PROJECT_ROOT, projectFiles, projectText } from '@/__tests__/support/project-files';

/** The text of a decision record is frozen, its paths follow the files. */
const documents = projectFiles('{*,docs/**/*,benchmarks/*}.md');

const ROOM =
  /^(app|components|contract|lib|server|shop-api|scripts|docs|e2e|benchmarks|__tests__|public)\//;

/** Paths in a document: link targets, and code spans that begin with a room. */
function namedPaths(document: string): string[] {
  const text = projectText(document);
  const links = [...text.matchAll(/\]\((?!\w+:|#)([^)#\s]+)/g)].map(([, path = '']) =>
    join(dirname(document), path),
  );
  const words = [...text.matchAll(/`([^`\s]+)`/g)].map(([, word = '']) => word);
  const paths = words.filter((word) => ROOM.test(word) && !/[*<{$…]/.test(word));
  return [...links, ...paths];
}

describe('documents', () => {
  test.each(documents)('%s names only existing paths', (document) => {
    const gone = namedPaths(document).filter((path) => !existsSync(join(PROJECT_ROOT, path)));
    expect(gone).toEqual([]);
  });
});

const recipes = projectFiles('docs/recipes/*.md').filter((path) => !path.endsWith('/README.md'));

/** The code spans in the first column of each table of files. */
function tableFiles(recipe: string): string[] {
  const tables = projectText(recipe)
    .split('\n\n')
    .filter((block) => /^\| Files? /.test(block));
  const cells = [...tables.join('\n').matchAll(/^\| ([^|]+) \|/gm)].map(([, cell = '']) => cell);
  return cells.flatMap((cell) => [...cell.matchAll(/`([^`\s]+)`/g)].map(([, word = '']) => word));
}

/** What the example of a recipe touches, by a word of the model that it follows. */
const MARKERS = [
  { recipe: 'add-a-product-attribute', word: 'how_to_use' },
  { recipe: 'change-a-business-rule', word: 'free_from' },
  { recipe: 'add-a-mail', word: 'back_in_stock' },
];
/** The large catalogue copies products; the first migration is never edited. */
const UNTOUCHED = /^shop-api\/(seed\/large|db\/migrations)\//;

/** For a file that the recipe creates (`{name}`): its existing parent folder. */
const knownPart = (file: string) => file.replace(/[^/]*\{.*$/, '');

describe('recipes', () => {
  test.each(recipes)('%s lists its files in a table, and each exists', (recipe) => {
    const files = tableFiles(recipe);
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => !existsSync(join(PROJECT_ROOT, knownPart(file))))).toEqual([]);
  });

  test.each(MARKERS)('$recipe names every file that names $word', ({ recipe, word }) => {
    const named = tableFiles(`docs/recipes/${recipe}.md`);
    const touched = projectFiles(
      '{app,components,contract,lib,shop-api}/**/*.{ts,tsx,json}',
    ).filter((path) => !UNTOUCHED.test(path) && projectText(path).includes(word));
    expect(touched.length).toBeGreaterThan(3);
    expect(touched.filter((path) => !named.includes(path))).toEqual([]);
  });

  test('are all listed in the index', () => {
    const index = namedPaths('docs/recipes/README.md');
    expect(recipes.filter((recipe) => !index.includes(recipe))).toEqual([]);
  });
});
