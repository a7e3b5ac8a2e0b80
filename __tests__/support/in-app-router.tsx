import { jest } from '@jest/globals';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import type { ReactNode } from 'react';

const nothing = () => undefined;

/** A router that does not navigate; `push`, `replace` and `refresh` record what is asked of it. */
export function fakeRouter() {
  const push = jest.fn();
  const replace = jest.fn();
  const refresh = jest.fn();
  const router = {
    push,
    back: nothing,
    forward: nothing,
    refresh,
    replace,
    prefetch: nothing,
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AppRouterContext value={router as never}>{children}</AppRouterContext>
  );
  return { push, replace, refresh, wrapper };
}
