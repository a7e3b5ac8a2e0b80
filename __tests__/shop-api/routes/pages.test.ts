import { describe, expect, it } from '@jest/globals';
import { onEachApp, TestApp } from '../../support/test-app';

const fromLoopback = { incoming: { socket: { remoteAddress: '127.0.0.1', remotePort: 1 } } };
const fromOutside = { incoming: { socket: { remoteAddress: '203.0.113.9', remotePort: 1 } } };

onEachApp((app) => {
  it('is healthy while the database answers', async () => {
    expect(await app.send('/health')).toMatchObject({ status: 200, body: { database: 'up' } });
  });

  it('describes itself to machines and to people', async () => {
    expect((await app.send('/openapi.json')).body.openapi).toBe('3.1.0');
    const { status, headers, body } = await app.send('/docs');
    expect(status).toBe(200);
    expect(headers.get('content-security-policy')).toContain("style-src 'unsafe-inline'");
    expect(body).toContain('POST /user/web/Exportlead/create/');
  });

  describe('the demo inbox', () => {
    it('opens on the machine itself', async () => {
      const page = await app.send('/demo/inbox', {}, fromLoopback);
      expect(page.status).toBe(200);
      const headers = { Accept: 'application/json' };
      const list = await app.send('/demo/inbox', { headers }, fromLoopback);
      expect(list.body).toEqual({ status: true, data: [] });
    });

    it('stays closed to others, also behind a proxy', async () => {
      expect((await app.send('/demo/inbox', {}, fromOutside)).status).toBe(403);
      const headers = { 'X-Forwarded-For': '203.0.113.9' };
      expect((await app.send('/demo/inbox', { headers }, fromLoopback)).status).toBe(403);
    });

    it('does not exist in a live shop', async () => {
      const live = new TestApp(() => ({}) as never, { mode: 'live' });
      expect((await live.call('GET /demo/inbox')).status).toBe(404);
    });
  });
});
