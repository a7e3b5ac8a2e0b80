import { Hono } from 'hono';
import { docsPage } from './docs-page.ts';
import { openApiDocument } from './openapi.ts';

const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'";

/** `GET /openapi.json` and `GET /docs`: the contract for machines and for people. */
export function docsRoutes(): Hono {
  const document = openApiDocument();
  return new Hono()
    .get('/openapi.json', (c) => c.json(document))
    .get('/docs', (c) => c.html(docsPage(), 200, { 'Content-Security-Policy': PAGE_POLICY }));
}
