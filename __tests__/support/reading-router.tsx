import { type ReactNode, startTransition, use, useMemo, useState } from 'react';
import { AppRouterContext } from '@/components/ui/app-router-context';

interface ReadingPage<Props> {
  first: Props;
  /** The server's next rendering of the page. */
  read: () => Promise<Props>;
  draw: (props: Props) => ReactNode;
}

/** A page whose `router.refresh` displays what `read` resolves to, as Next.js does. */
export function ReadingPage<Props>({ first, read, draw }: ReadingPage<Props>) {
  const [latest, setLatest] = useState<Props | Promise<Props>>(first);
  const router = useMemo(() => {
    const refresh = () => startTransition(() => setLatest(read()));
    return { refresh, push() {}, replace() {}, prefetch() {} };
  }, [read]);
  const props = latest instanceof Promise ? use(latest) : latest;
  return <AppRouterContext value={router as never}>{draw(props)}</AppRouterContext>;
}
