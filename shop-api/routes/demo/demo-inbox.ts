import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { Hono } from 'hono';
import { DomainError } from '../../domain/kernel/errors.ts';
import type { Outbox, OutboxMessage } from '../../providers/outbox.ts';
import { inboxPage } from './inbox-page.ts';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const LOCAL_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);
const PROXY_HEADERS = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];
/**
 * The content policy: the emails' own style and nothing else: no script, no picture, no request.
 */
const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/**
 * `GET /demo/inbox`: messages that the demo shop would have sent, the newest first, as a page or,
 * with `Accept: application/json`, as `{ status, data }`. `?to=` filters by one number or email
 * address. Local requests only.
 */
export function demoInboxRoutes(outbox: Outbox): Hono {
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
    return c.html(inboxPage(data), 200, { 'Content-Security-Policy': PAGE_POLICY });
  });
}

/**
 * Returns whether a request is local. A proxy on this machine forwards requests of others, so its
 * requests are not local. Nor are those of a page whose own host name points to this machine.
 */
function isLocal(c: Context): boolean {
  const isForwarded = PROXY_HEADERS.some((name) => c.req.header(name) !== undefined);
  const isOwnName = LOCAL_NAMES.has(new URL(c.req.url).hostname);
  return !isForwarded && isOwnName && LOOPBACK.has(getConnInfo(c).remote.address ?? '');
}

/** Compares a recipient: a number may have +91 or not; the plus is a space in a query. */
function isTo(message: OutboxMessage, wanted: string): boolean {
  const name = wanted.trim().replace(/^\+/, '').toLowerCase();
  const to = message.to.replace(/^\+/, '').toLowerCase();
  return to === name || to === `91${name}`;
}
