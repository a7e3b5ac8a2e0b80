import { expect, test } from '@jest/globals';
import { onEachApp } from '@/__tests__/support/test-app';

onEachApp((app) => {
  test('the API has machine-readable and human-readable documentation', async () => {
    expect((await app.send('/openapi.json')).body.openapi).toBe('3.1.0');
    const { status, headers, body } = await app.send('/docs');
    expect(status).toBe(200);
    expect(headers.get('content-security-policy')).toContain("style-src 'unsafe-inline'");
    expect(body).toContain('POST /user/web/Exportlead/create/');
  });
});
