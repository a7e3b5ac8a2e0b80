// Reports what this machine lacks to open the shop and to run its tests, and changes nothing. The
// first two checks run on any Node.js without packages; the others need what these two check.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { dependenciesFinding, nodeFinding, printFindings } from './bootstrap/finding.mjs';
import { runOnLockedNode } from './bootstrap/run-on-locked-node.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const code = printFindings([nodeFinding(process.versions.node), dependenciesFinding(root)]);

if (code === 0) await runOnLockedNode('doctor/main.ts');
else {
  console.info('\nMend this first; npm run doctor then checks the rest.');
  process.exitCode = code;
}
