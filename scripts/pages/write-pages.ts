import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { infoPages, pathsOf, shopPages } from '../../contract/shop/pages.ts';

/*
 * Writes the paths that browsers load: they follow from `contract/shop/pages.ts`, and links need no more
 * of it. `npm run pages` formats the files afterwards.
 */
const ROOT = join(import.meta.dirname, '../..');

writePaths('page-paths.ts', 'shopPaths', pathsOf(shopPages));
writePaths('content-paths.ts', 'contentPaths', pathsOf(infoPages));

function writePaths(file: string, name: string, paths: Record<string, string>): void {
  writeFileSync(
    join(ROOT, 'contract/shop', file),
    `/**
 * Paths of pages, written by \`npm run pages\` from \`pages.ts\`. Links in browsers need no more of
 * the table.
 */
export const ${name} = ${JSON.stringify(paths)} as const;
`,
  );
}
