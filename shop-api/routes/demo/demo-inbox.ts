import { Hono } from 'hono';
import { DomainError } from '../../domain/kernel/errors.ts';
import { isLocal } from '../../http/is-local.ts';
import type { Outbox, OutboxMessage } from '../../providers/outbox.ts';
import { inboxPage } from './inbox-page.ts';

/** The content policy: styles, and the shop's own pictures and type; no script. */
const pagePolicy = (origin: string) =>
  `default-src 'none'; style-src 'unsafe-inline'; img-src ${origin}; font-src ${origin}; frame-ancestors 'none'`;

interface DemoInbox {
  outbox: Outbox;
  publicOrigin: string;
}

/**
 * `GET /demo/inbox`: messages that the demo shop would have sent, the newest first, as a page or,
 * with `Accept: application/json`, as `{ status, data }`. `?to=` filters by one number or email
 * address, `?still` stops the reloading. Local requests only.
 */
export function demoInboxRoutes({ outbox, publicOrigin }: DemoInbox): Hono {
  return new Hono().get('/demo/inbox', async (c) => {
    if (!isLocal(c)) {
      throw new DomainError(
        'forbidden',
        'this_machine_only',
        'The demo inbox opens on this machine only',
      );
    }
    const to = c.req.query('to');
    const latest = await outbox.latest();
    const data = to ? latest.filter((message) => isTo(message, to)) : latest;
    const wantsJson = c.req.header('accept')?.includes('application/json');
    if (wantsJson) return c.json({ status: true, data });
    const isStill = c.req.query('still') !== undefined;
    const page = inboxPage({ messages: data, publicOrigin, isStill });
    return c.html(page, 200, { 'Content-Security-Policy': pagePolicy(publicOrigin) });
  });
}

/** Compares a recipient: a number may have +91 or not; the plus is a space in a query. */
function isTo(message: OutboxMessage, wanted: string): boolean {
  const name = wanted.trim().replace(/^\+/, '').toLowerCase();
  const to = message.to.replace(/^\+/, '').toLowerCase();
  return to === name || to === `91${name}`;
}
