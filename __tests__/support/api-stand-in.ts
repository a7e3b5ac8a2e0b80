import {
  createServer,
  type IncomingHttpHeaders,
  type RequestListener,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach } from '@jest/globals';

interface Asked {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingHttpHeaders;
}

interface ApiStandIn {
  /** The requests of the running test, in order. */
  asked: Asked[];
  /** The reply for the running test. */
  reply: RequestListener;
}

/** A stand-in server for the API, below `path`; every test starts with the default reply. */
export function apiStandIn(usual: RequestListener, path = ''): ApiStandIn {
  const api: ApiStandIn = { asked: [], reply: usual };
  let server: Server;

  beforeAll(async () => {
    server = createServer((request, response) => {
      const { method, url, headers } = request;
      api.asked.push({ method, url, headers });
      api.reply(request, response);
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = server.address() as AddressInfo;
    process.env.API_BASE_URL = `http://127.0.0.1:${port}${path}`;
  });
  beforeEach(() => {
    api.asked = [];
    api.reply = usual;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return api;
}
