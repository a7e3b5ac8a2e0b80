import { contract } from './scripts/import-rules/contract.mjs';
import { anywhere, halves } from './scripts/import-rules/halves.mjs';
import {
  catalogueIsLayered,
  domainIsLayered,
  domainLayers,
  shopApi,
} from './scripts/import-rules/shop-api.mjs';
import { components, lib, program, server } from './scripts/import-rules/storefront.mjs';

/**
 * Who may import whom. Every rule carries its reason, and `__tests__/architecture/imports.test.ts`
 * plants one violation of each, because the tool stays silent when it reads nothing
 * (as it does with TypeScript 7, hence the pinned version).
 */

export default {
  forbidden: [
    ...anywhere,
    ...halves,
    ...contract,
    ...lib,
    ...server,
    ...program,
    ...components,
    ...shopApi,
    ...domainLayers,
    domainIsLayered,
    ...catalogueIsLayered,
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '[.](css|json|svg)$' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts', '.json'],
    },
  },
};
