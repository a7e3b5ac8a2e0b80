import { expect, test } from '@jest/globals';
import { onEachApp } from '@/__tests__/support/test-app';

onEachApp((app) => {
  test.each([
    ['/healthz', { status: true }],
    ['/readyz', { status: true, database: 'up' }],
  ])('%s answers while the database does, and is never stored', async (path, body) => {
    const answer = await app.send(path);
    expect(answer).toMatchObject({ status: 200, body });
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  });
});
