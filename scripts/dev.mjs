import { runOnLockedNode } from './bootstrap/run-on-locked-node.mjs';

await runOnLockedNode('shop/dev.ts', { forTests: false });
