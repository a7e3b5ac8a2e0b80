import { untilStatus } from '../../../__tests__/support/processes.ts';
import { compressFiles } from '../../../scripts/edge/compress-files.ts';
import { findNginx } from '../../../scripts/edge/find-nginx.ts';
import { readEdgeSettings } from '../../../scripts/edge/settings.ts';
import { startEdge } from '../../../scripts/edge/start-edge.ts';
import { type Environment, ORIGIN } from '../settings.ts';

/** Starts nginx as `npm run edge` does, before storefronts and APIs. @throws without nginx */
export async function openClusterEdge(env: Environment) {
  const nginx = findNginx();
  if (!nginx) throw new Error('Install nginx.');
  const settings = readEdgeSettings(env);
  await compressFiles(settings.files['_next/static'] ?? '');
  const edge = startEdge(nginx, settings);
  const complaints: string[] = [];
  edge.process.stderr?.setEncoding('utf8').on('data', (text: string) => complaints.push(text));
  process.once('exit', () => edge.process.kill('SIGTERM'));
  await untilStatus(`${ORIGIN}/metrics`, 404);
  return {
    pid: edge.process.pid ?? 0,
    /** What nginx has to say of itself, which is nothing. */
    complaints,
    async close() {
      edge.process.kill('SIGTERM');
      await edge.ended;
    },
  };
}
