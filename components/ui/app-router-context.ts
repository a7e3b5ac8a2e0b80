// Private to Next.js, which tells a component about its router by `useRouter` alone. That throws
// outside of one, where links are drawn too: in previews, mails' pages and tests.
import {
  AppRouterContext,
  type AppRouterInstance,
} from 'next/dist/shared/lib/app-router-context.shared-runtime';

export { AppRouterContext };

/** Prefetches the page as it will be displayed. The type of Next.js is an enum of its inside. */
export const WHOLE_PAGE = { kind: 'full' } as Parameters<AppRouterInstance['prefetch']>[1];
