import { runOnLockedNode } from './bootstrap/run-on-locked-node.mjs';

await runOnLockedNode('shop/build.ts', { forTests: false });
