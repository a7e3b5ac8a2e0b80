import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { DomainError } from '../domain/errors.ts';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/**
 * `GET /demo/inbox`: messages that the demo shop would have sent, for people and as JSON. Nothing
 * is sent yet, so it is empty. Only the machine itself may read it.
 */
export function demoInboxRoutes(): Hono {
  return new Hono().get('/demo/inbox', (c) => {
    if (!isLocal(c))
      throw new DomainError('forbidden', 'The demo inbox opens on this machine only');
    const wantsJson = c.req.header('accept')?.includes('application/json');
    return wantsJson ? c.json({ status: true, data: [] }) : c.html(page());
  });
}

/** A proxy on this machine speaks for others, so its requests are not local. */
function isLocal(c: Context): boolean {
  const forwarded = c.req.header('x-forwarded-for') ?? c.req.header('forwarded');
  return !forwarded && LOOPBACK.has(getConnInfo(c).remote.address ?? '');
}

function page() {
  return html`<!doctype html>
    <html lang="en-IN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Demo inbox</title>
      </head>
      <body>
        <h1>Demo inbox</h1>
        <p>No messages yet.</p>
      </body>
    </html>`;
}
