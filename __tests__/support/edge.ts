import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { findNginx } from '@/scripts/edge/find-nginx';
import { type EdgeLimits, type EdgeSettings, readEdgeSettings } from '@/scripts/edge/settings';
import { type Edge, startEdge } from '@/scripts/edge/start-edge';
import { freePort, untilStatus } from './processes';
import { tempFolder } from './temp-folder';

const nginx = findNginx();

/** A test of the edge; skipped where nginx is not installed. */
export const edgeTest = nginx ? test : test.skip;

/** What the storefront sends with its static pages. */
export const SHARED = 'public, max-age=0, must-revalidate, s-maxage=2, stale-while-revalidate=2';

export interface RunningEdge {
  url: string;
  port: number;
  /** The requests that the upstream server got in the running test. */
  asked: IncomingMessage[];
  /** The upstream's answers. */
  reply: RequestListener;
  /** The folder of the files that nginx sends itself. */
  filesFolder: string;
  /** The lines of what failed or was refused. */
  trouble: () => Record<string, unknown>[];
  closeUpstream: () => Promise<void>;
  openUpstream: () => Promise<void>;
}

/**
 * Starts nginx with the real configuration before a server that stands for the storefront.
 * @param trustedProxies the edge and those in front of it
 * @param variables further ones of the shop; `EDGE_STOREFRONTS` has those beside that server
 */
export function withEdge(
  limits: Partial<EdgeLimits> = {},
  trustedProxies = 1,
  variables: Record<string, string> = {},
): RunningEdge {
  const reply: RequestListener = (_request, answer) => answer.end();
  const edge = {
    asked: [],
    reply,
    filesFolder: tempFolder(),
  } as Partial<RunningEdge> as RunningEdge;
  let server: Server;
  let started: Edge | undefined;
  const errors: string[] = [];

  const open = async (port: number) => {
    server = createServer((request, answer) => {
      edge.asked.push(request);
      edge.reply(request, answer);
    });
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  edge.closeUpstream = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };

  beforeAll(async () => {
    if (!nginx) return;
    const storefrontPort = await open(0);
    edge.openUpstream = async () => void (await open(storefrontPort));
    edge.port = await freePort();
    edge.url = `http://127.0.0.1:${edge.port}`;
    const settings = settingsOf(edge, { limits, trustedProxies, variables });
    const others = variables.EDGE_STOREFRONTS ? settings.storefronts : [];
    started = startEdge(nginx, {
      ...settings,
      storefronts: [`127.0.0.1:${storefrontPort}`, ...others],
    });
    edge.trouble = () => {
      const lines = readFileSync(settings.troubleLog, 'utf8').trim().split('\n');
      return lines.filter(Boolean).map((line) => JSON.parse(line));
    };
    started.process.stderr?.setEncoding('utf8').on('data', (line) => errors.push(line));
    await untilStatus(`${edge.url}/healthz`, 200);
  });
  beforeEach(() => {
    edge.asked = [];
  });
  afterAll(async () => {
    if (!started) return;
    expect(errors).toEqual([]);
    started.process.kill('SIGTERM');
    await started.ended;
    await edge.closeUpstream();
  });
  return edge;
}

interface Asked {
  limits: Partial<EdgeLimits>;
  trustedProxies: number;
  variables: Record<string, string>;
}

function settingsOf(
  { port, filesFolder }: RunningEdge,
  { limits, trustedProxies, variables }: Asked,
): EdgeSettings {
  const settings = readEdgeSettings({
    ...variables,
    EDGE_PORT: String(port),
    TRUSTED_PROXIES: String(trustedProxies),
    // Proxies in front take TLS.
    ...(trustedProxies > 1 && { PUBLIC_ORIGIN: 'https://shop.example' }),
  });
  const folder = tempFolder();
  const folders = Object.keys(settings.files).map((name) => [name, join(filesFolder, name)]);
  return {
    ...settings,
    folder,
    troubleLog: join(folder, 'trouble.log'),
    files: Object.fromEntries(folders),
    limits: { ...settings.limits, ...limits },
  };
}
