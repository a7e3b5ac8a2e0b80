import { jest } from '@jest/globals';
import type { ReactNode } from 'react';
import { AppRouterContext } from '@/components/ui/app-router-context';

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
