'use client';

import { useEffect, useState } from 'react';
import { onBrowserIdle } from '@/lib/browser/browser-idle';
import type { SeenRowProps } from './seen-row.client';
import { useLazyPart } from './use-lazy-part.client';

const load = async () => (await import('./seen-row.client')).SeenRow;

/**
 * The products that were looked at in this browser (decision 0116), whose code is loaded when the
 * browser is idle. At the end of a page, where they move nothing.
 */
export function RecentlySeen(props: SeenRowProps) {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => onBrowserIdle(() => setIsIdle(true)), []);
  const Row = useLazyPart(load, isIdle);
  return Row && <Row {...props} />;
}
