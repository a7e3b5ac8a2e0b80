import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { PROJECT_ROOT, projectFiles, projectText } from '../support/project-files.ts';

/** Records of decisions tell what was true on their day. */
const documents = projectFiles('{*,docs/**/*}.md').filter((path) => !/\/decisions\/\d/.test(path));

const ROOM =
  /^(app|components|contract|lib|shop-api|scripts|docs|e2e|benchmarks|__tests__|public)\//;

/** Paths a document names: link targets, and words in backticks that begin with a room. */
function namedPaths(document: string): string[] {
  const text = projectText(document);
  const links = [...text.matchAll(/\]\((?!\w+:|#)([^)#\s]+)/g)].map(([, path = '']) =>
    join(dirname(document), path),
  );
  const words = [...text.matchAll(/`([^`\s]+)`/g)].map(([, word = '']) => word);
  const paths = words.filter((word) => ROOM.test(word) && !/[*<{[$…]/.test(word));
  return [...links, ...paths];
}

describe('documents', () => {
  test.each(documents)('%s names only paths that exist', (document) => {
    const gone = namedPaths(document).filter((path) => !existsSync(join(PROJECT_ROOT, path)));
    expect(gone).toEqual([]);
  });
});
