'use client';

import { useCallback, useState } from 'react';
import { useOnPageShow } from '@/components/shared/use-on-page-show.client';

/** Returns whether the browser is leaving the page; false again when the page is restored. */
export function useLeavingPage(): [boolean, (isLeaving: boolean) => void] {
  const [isLeaving, setIsLeaving] = useState(false);
  useOnPageShow(useCallback(() => setIsLeaving(false), []));
  return [isLeaving, setIsLeaving];
}
