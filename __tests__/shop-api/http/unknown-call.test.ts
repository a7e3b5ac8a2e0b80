import { describe, expect, test } from '@jest/globals';
import { onEachApp } from '@/__tests__/support/test-app';

onEachApp((app) => {
  describe('a method that a path does not have', () => {
    test.each([
      ['DELETE', '/categories/', 'GET, HEAD'],
      ['PATCH', '/healthz', 'GET, HEAD'],
      ['OPTIONS', '/categories/', 'GET, HEAD'],
      ['PROPFIND', '/pages/franchise/', 'GET, HEAD'],
    ])('%s %s is refused, with those it has', async (method, path, allowed) => {
      const answer = await app.send(path, { method, headers: { Companyid: '7' } });
      expect([answer.status, answer.headers.get('Allow')]).toEqual([405, allowed]);
      expect(answer.body).toMatchObject({ status: false, reason: 'call_not_found' });
    });

    test('a path of several calls names all their methods', async () => {
      const answer = await app.send('/staff/search-concepts/', {
        method: 'PUT',
        headers: { Companyid: '7' },
      });
      expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'GET, HEAD, POST']);
    });
  });

  test('a path that no call has is not found under any method', async () => {
    for (const method of ['GET', 'POST', 'DELETE']) {
      const answer = await app.send('/nothing/', { method, headers: { Companyid: '7' } });
      expect([answer.status, answer.headers.get('Allow')]).toEqual([404, null]);
    }
  });
});
