import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathsByName } from '../../contract/shop/pages.ts';

/*
 * Writes the paths that browsers load: they follow from `contract/shop/pages.ts`, and links need no
 * more of it. `npm run pages` formats the file afterwards.
 */
const ROOT = join(import.meta.dirname, '../..');

writeFileSync(
  join(ROOT, 'contract/shop/page-paths.ts'),
  `/**
 * Paths of pages, written by \`npm run pages\` from \`pages.ts\`. Links need no more of the table.
 */
export const pagePaths = ${JSON.stringify(pathsByName())} as const;
`,
);
