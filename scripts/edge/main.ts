import { parseArgs } from 'node:util';
import { Problem, report, say } from '../bootstrap/problem.mjs';
import { assertPortFree } from '../shop/checks.ts';
import { loadEnvFile } from '../shop/settings.ts';
import { compressFiles } from './compress-files.ts';
import { findNginx } from './find-nginx.ts';
import { readEdgeSettings } from './settings.ts';
import { prepareEdge, startEdge } from './start-edge.ts';

/**
 * Runs the edge until it ends or is asked to; returns the exit code. With `--write` it only writes
 * what an nginx reads that something else starts.
 */
async function runEdge(): Promise<number> {
  const { write } = parseArgs({ options: { write: { type: 'boolean', default: false } } }).values;
  loadEnvFile();
  const settings = readEdgeSettings(process.env);
  if (write) {
    await compressFiles(settings.files['_next/static'] ?? '');
    prepareEdge(settings);
    return 0;
  }
  const nginx = findNginx();
  if (!nginx) {
    throw new Problem('nginx is not installed.', 'Debian and Ubuntu: apt-get install nginx');
  }
  await assertPortFree(settings.port, 'EDGE_PORT');
  await compressFiles(settings.files['_next/static'] ?? '');
  const edge = startEdge(nginx, settings);
  edge.process.stderr?.pipe(process.stderr);
  for (const signal of ['SIGINT', 'SIGTERM', 'disconnect']) process.on(signal, edge.stop);
  say(
    `The edge listens on http://localhost:${settings.port} and asks ${settings.storefronts.join(', ')}.`,
  );
  return edge.ended;
}

try {
  process.exit(await runEdge());
} catch (error) {
  report(error);
  process.exit(1);
}
