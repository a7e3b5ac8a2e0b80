import { describe, expect, test } from '@jest/globals';
import { inLanguage } from '@/contract/shop/languages';
import { allPages, type Page } from '@/contract/shop/pages';
import { accountApi } from '@/lib/api-routes/account';
import { returnApi } from '@/lib/api-routes/returns';
import { renderConfig } from '@/scripts/edge/render-config';
import { readEdgeSettings } from '@/scripts/edge/settings';

const render = (env: Record<string, string> = {}) =>
  renderConfig('nginx.conf', readEdgeSettings({ TRUSTED_PROXIES: '1', ...env }));

/** The expression of the paths of which copies are kept. */
const publicPages = new RegExp(
  /location ~ "(\^\(\?:\(\?:\/\|.*)" \{/.exec(render())?.[1] ?? 'none',
);

/** An example path of a row of the table. */
const example = ({ path }: Page) =>
  path.replace(/:id/, '1001').replace(/:slug/, 'tea').replace(/:\w+/g, 'kJ3-_'.padEnd(43, 'x'));

describe('the configuration of the edge', () => {
  test.each(allPages().map((page) => [page.path, page.access, page] as const))(
    'keeps copies of %s only where it is the same for everybody: %s',
    (_path, access, page) => {
      expect(publicPages.test(example(page))).toBe(access === 'public');
      expect(publicPages.test(inLanguage(example(page), 'hi'))).toBe(access === 'public');
    },
  );

  test('has no value left to fill', () => {
    expect(render()).not.toContain('{{');
    const settings = readEdgeSettings({ TRUSTED_PROXIES: '1' });
    expect(renderConfig('storefront.conf', settings)).not.toContain('{{');
  });

  test.each([accountApi.avatar(), returnApi.ask()])('lets pictures in at %s', (path) => {
    expect(render()).toContain(`location = ${path} {`);
  });

  test('refuses a folder that nginx cannot read', () => {
    expect(() => render({ DATA_DIR: '/tmp/$HOME' })).toThrow('nginx cannot quote /tmp/$HOME');
  });
});

describe('the limits behind other proxies', () => {
  const shopper = (proxies: number, forwarded: string) => {
    const [, row = ''] = /"~(.*)" \$address;/.exec(render({ TRUSTED_PROXIES: `${proxies}` })) ?? [];
    return new RegExp(row).exec(forwarded)?.groups?.address;
  };

  test.each([
    [2, '203.0.113.7', '203.0.113.7'],
    [2, '6.6.6.6, 203.0.113.7', '203.0.113.7'],
    [3, '6.6.6.6, 203.0.113.7,10.0.0.1', '203.0.113.7'],
    [3, '2001:db8::7, 10.0.0.1', '2001:db8::7'],
  ])('with %i in all, %s is counted as %s', (proxies, forwarded, address) => {
    expect(shopper(proxies, forwarded)).toBe(address);
  });

  test('count the address of the connection where the edge is the outermost', () => {
    expect(render()).toContain('default $binary_remote_addr;');
    expect(render()).not.toContain('$address');
  });
});
