import { expect, it } from '@jest/globals';
import { onEachApp } from '../../support/test-app';

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
});
