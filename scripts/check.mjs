import { runOnLockedNode } from './bootstrap/run-on-locked-node.mjs';

await runOnLockedNode('test/check.ts');
