import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { HiddenFields } from '@/components/shared/hidden-fields.client';
import { SurfaceProvider } from '@/components/ui/link.client';
import type { Surface } from '@/lib/routes';

/** What a form on a surface would send. */
function sentOn(surface: Surface) {
  const { container } = render(
    <SurfaceProvider surface={surface}>
      <form>
        <HiddenFields pid={1001} quantity={2} />
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
