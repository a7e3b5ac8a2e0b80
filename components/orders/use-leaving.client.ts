'use client';

import { useEffect, useState } from 'react';

/** Whether the page is about to be left. Whoever comes back to it as it was finds it at rest again. */
export function useLeaving(): [boolean, (isLeaving: boolean) => void] {
  const [isLeaving, setIsLeaving] = useState(false);
  useEffect(() => {
    const rest = () => setIsLeaving(false);
    window.addEventListener('pageshow', rest);
    return () => window.removeEventListener('pageshow', rest);
  }, []);
  return [isLeaving, setIsLeaving];
}
