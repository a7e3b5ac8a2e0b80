import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { Hono } from 'hono';
import { DomainError } from '../domain/errors.ts';
import type { Outbox, OutboxMessage } from '../providers/outbox/outbox.ts';
import { inboxPage } from './demo/inbox-page.ts';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const LOCAL_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);
const PROXY_HEADERS = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];
/** The mails' own style and nothing else: no script, no picture, no request. */
const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/**
 * `GET /demo/inbox`: messages that the demo shop would have sent, the newest first, for people and
 * with `Accept: application/json` as `{ status, data }`. `?to=` narrows them to one number or address
 * of mail. Only the machine itself may read it.
 */
export function demoInboxRoutes(outbox: Outbox): Hono {
  return new Hono().get('/demo/inbox', async (c) => {
    if (!isLocal(c)) {
      throw new DomainError('forbidden', 'The demo inbox opens on this machine only');
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
 * A proxy on this machine speaks for others, so its requests are not local. Nor are those of a page
 * whose own host name was pointed at this machine.
 */
function isLocal(c: Context): boolean {
  const isForwarded = PROXY_HEADERS.some((name) => c.req.header(name) !== undefined);
  const isOwnName = LOCAL_NAMES.has(new URL(c.req.url).hostname);
  return !isForwarded && isOwnName && LOOPBACK.has(getConnInfo(c).remote.address ?? '');
}

/** A number may be written with +91 or without; the plus is a blank in an address. */
function isTo(message: OutboxMessage, wanted: string): boolean {
  const name = wanted.trim().replace(/^\+/, '').toLowerCase();
  const to = message.to.replace(/^\+/, '').toLowerCase();
  return to === name || to === `91${name}`;
}
