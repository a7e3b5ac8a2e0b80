import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { HiddenFields } from '@/components/shared/hidden-fields.client';
import { SurfaceProvider } from '@/components/ui/link.client';
import type { Surface } from '@/lib/surface';

/** The fields that a form on a surface sends. */
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

test('a plain form post has no extra fields, so that it leads to the cart', () => {
  expect(sentOn('web')).toEqual({ pid: '1001', quantity: '2' });
});

test('a plain form post inside the mobile app stays inside', () => {
  expect(sentOn('app')).toEqual({ pid: '1001', quantity: '2', next: '/cart?mobile=true' });
});

test('a form with another target sends it inside the mobile app, where the route has no default', () => {
  const way = { next: '/wishlist', from: '/shop?page=2' };
  expect(sentOn('web', way)).toEqual({ pid: '1001', quantity: '2' });
  expect(sentOn('app', way)).toMatchObject({
    next: '/wishlist?mobile=true',
    from: '/shop?page=2&mobile=true',
  });
});
