import { runOnLockedNode } from './bootstrap/run-on-locked-node.mjs';

await runOnLockedNode('shop/start.ts', { forTests: false });
