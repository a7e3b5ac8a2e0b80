import { expect, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { PrefetchKind } from 'next/dist/client/components/router-reducer/router-reducer-types';
import { useRouter } from 'next/navigation';
import { useContext } from 'react';
import { fakeRouter } from '@/__tests__/support/in-app-router';
import { AppRouterContext, WHOLE_PAGE } from '@/components/ui/app-router-context';

test('Next.js still tells components about its router by this context', () => {
  const { wrapper } = fakeRouter();
  const asked = () => ({ byContext: useContext(AppRouterContext), byHook: useRouter() });
  const { byContext, byHook } = renderHook(asked, { wrapper }).result.current;
  expect(byContext?.push).toEqual(expect.any(Function));
  expect(byContext?.push).toBe(byHook.push);
});

test('Next.js still prefetches a page as it is displayed by this word', () => {
  expect(WHOLE_PAGE).toEqual({ kind: PrefetchKind.FULL });
});
