import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { infoPages, pathsOf, shopPages } from '../../contract/pages.ts';
import { middlewareMatcher } from '../../lib/routing/matcher.ts';

/*
 * Writes what follows from `contract/pages.ts` and `contract/listing-filters.ts` and must be a
 * literal: the matcher in middleware.ts, which Next.js reads without running the file, and the
 * paths that browsers load. `npm run pages` formats both files afterwards.
 */
const ROOT = join(import.meta.dirname, '../..');
const MIDDLEWARE = join(ROOT, 'middleware.ts');
const MATCHER = /^ {2}matcher: \[$.*?^ {2}\],$/ms;

const source = readFileSync(MIDDLEWARE, 'utf8');
if (!MATCHER.test(source)) throw new Error('middleware.ts has no matcher to replace');
const rows = middlewareMatcher().map((row) => `    ${JSON.stringify(row)},\n`);
writeFileSync(
  MIDDLEWARE,
  source.replace(MATCHER, () => `  matcher: [\n${rows.join('')}  ],`),
);

writePaths('page-paths.ts', 'shopPaths', pathsOf(shopPages));
writePaths('content-paths.ts', 'contentPaths', pathsOf(infoPages));

function writePaths(file: string, name: string, paths: Record<string, string>): void {
  writeFileSync(
    join(ROOT, 'contract', file),
    `/**
 * Paths of pages, written by \`npm run pages\` from \`pages.ts\`. Links in browsers need no more of
 * the table.
 */
export const ${name} = ${JSON.stringify(paths)} as const;
`,
  );
}
