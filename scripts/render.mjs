import { runOnLockedNode } from './bootstrap/run-on-locked-node.mjs';

await runOnLockedNode('shop/render.ts', { forTests: false });
