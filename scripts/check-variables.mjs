import { runOnLockedNode } from './bootstrap/run-on-locked-node.mjs';

await runOnLockedNode('shop/check-variables.ts', { forTests: false });
