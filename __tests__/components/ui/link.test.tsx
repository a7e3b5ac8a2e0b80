import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { AppRouterContext } from '@/components/ui/app-router-context';
import { Link, SurfaceProvider } from '@/components/ui/link.client';
import type { Surface } from '@/lib/surface';

const push = jest.fn();
const prefetch = jest.fn();

beforeEach(() => {
  push.mockClear();
  prefetch.mockClear();
});

function draw(props: Partial<ComponentProps<typeof Link>> = {}, surface: Surface = 'web') {
  render(
    <AppRouterContext value={{ push, prefetch } as never}>
      <SurfaceProvider surface={surface}>
        <Link href="/shop" {...props}>
          Shop
        </Link>
      </SurfaceProvider>
    </AppRouterContext>,
  );
  return screen.getByRole('link', { name: 'Shop' });
}

/** True if the browser follows the link itself. */
function isLeftToBrowser(link: HTMLElement, click = {}): boolean {
  let isLeft = false;
  const refuse = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', refuse, { once: true });
  fireEvent.click(link, click);
  return isLeft;
}

describe('a link', () => {
  test('opens its page here, scrolled to the top unless it says otherwise', () => {
    expect(isLeftToBrowser(draw())).toBe(false);
    expect(push).toHaveBeenLastCalledWith('/shop', { scroll: true });
  });

  test('keeps the place when it says so', () => {
    fireEvent.click(draw({ scroll: false }));
    expect(push).toHaveBeenLastCalledWith('/shop', { scroll: false });
  });

  test('stays inside the mobile app', () => {
    const link = draw({}, 'app');
    expect(link).toHaveAttribute('href', '/shop?mobile=true');
    fireEvent.click(link);
    expect(push).toHaveBeenLastCalledWith('/shop?mobile=true', { scroll: true });
  });

  test.each([
    ['a click for a new tab', {}, { ctrlKey: true }],
    ['a new window', { target: '_blank' }, {}],
    ['another site', { href: 'https://elsewhere.example/' }, {}],
  ])('leaves %s to the browser', (_name, props, click) => {
    expect(isLeftToBrowser(draw(props), click)).toBe(true);
    expect(push).not.toHaveBeenCalled();
  });

  test('does nothing that its own handlers refuse', () => {
    fireEvent.click(draw({ onNavigate: (event) => event.preventDefault() }));
    expect(push).not.toHaveBeenCalled();
  });

  test('prefetches its page on hover, touch and focus, not before', () => {
    const link = draw();
    expect(prefetch).not.toHaveBeenCalled();
    fireEvent.mouseEnter(link);
    fireEvent.touchStart(link);
    fireEvent.focus(link);
    expect(prefetch).toHaveBeenCalledTimes(3);
  });
});
