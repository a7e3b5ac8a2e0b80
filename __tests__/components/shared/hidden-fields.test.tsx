import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { HiddenFields } from '@/components/shared/hidden-fields.client';
import { SurfaceProvider } from '@/components/ui/link.client';
import type { Surface } from '@/lib/routes';

/** What a form on a surface would send. */
function sentOn(surface: Surface, way = {}) {
  const { container } = render(
    <SurfaceProvider surface={surface}>
      <form>
        <HiddenFields {...way} pid={1001} quantity={2} />
      </form>
    </SurfaceProvider>,
  );
  return Object.fromEntries(new FormData(container.querySelector('form') ?? undefined));
}

test('a plain form post leads to the cart', () => {
  expect(sentOn('web')).toEqual({ pid: '1001', quantity: '2' });
});

test('a plain form post inside the mobile app stays inside', () => {
  expect(sentOn('app')).toEqual({ pid: '1001', quantity: '2', next: '/cart?mobile=true' });
});

test('a form that leads elsewhere says so inside the mobile app, where its route does not', () => {
  const way = { next: '/wishlist', from: '/shop?page=2' };
  expect(sentOn('web', way)).toEqual({ pid: '1001', quantity: '2' });
  expect(sentOn('app', way)).toMatchObject({
    next: '/wishlist?mobile=true',
    from: '/shop?page=2&mobile=true',
  });
});
