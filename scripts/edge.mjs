import { runOnLockedNode } from './bootstrap/run-on-locked-node.mjs';

await runOnLockedNode('edge/main.ts', { forTests: false });
