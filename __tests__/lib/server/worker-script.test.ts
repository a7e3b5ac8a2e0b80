import { Script } from 'node:vm';
import { expect, test } from '@jest/globals';
import { projectFiles, projectText } from '@/__tests__/support/project-files';
import { workerScript } from '@/lib/server/worker-script';

test('the worker is one plain script, which browsers without module workers run', async () => {
  const text = await workerScript('b1');
  expect(() => new Script(text)).not.toThrow();
  expect(text).not.toMatch(/^(?:import|export)\b/m);
});

test('the worker needs nothing outside its folder', async () => {
  const text = await workerScript('b1');
  for (const path of projectFiles('lib/worker/*')) {
    const code = projectText(path);
    const imports = [...code.matchAll(/ from '(.*)'/g)].map(([, from = '']) => from);
    for (const from of imports) expect(from).toMatch(/^\.\/[a-z-]+\.mjs$/);
    expect(text).toContain(code.replace(/^import [^;]*;\n/gm, '').replace(/^export /gm, ''));
  }
});

test('each build has another text, so that browsers install its worker', async () => {
  expect(await workerScript('b1')).not.toBe(await workerScript('b2'));
});

test('the worker learns the product pages and the writes that change who looks', async () => {
  const text = await workerScript('b1');
  const [, json = ''] = /^startWorker\(self, (.*)\);$/m.exec(text) ?? [];
  const { build, offline, product, forgetAt } = JSON.parse(json);
  expect({ build, offline }).toEqual({
    build: 'b1',
    offline: ['/offline', '/hi/offline', '/gu/offline'],
  });
  expect('/products/7/tulsi').toMatch(new RegExp(`^${product}$`));
  for (const path of ['/cart', '/products/7', '/products/7/reviews/tulsi', '/orders/7']) {
    expect(path).not.toMatch(new RegExp(`^${product}$`));
  }
  expect(forgetAt).toEqual([
    '/api/logout',
    '/api/profile/deactivate',
    '/api/login',
    '/api/otp/verify',
    '/api/signup',
    '/api/signup/proven',
    '/api/update-password',
  ]);
});
