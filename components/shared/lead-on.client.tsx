'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** Opens another page in place of this one. Renders nothing. */
export function LeadOn({ href }: { href: string }) {
  const router = useRouter();
  useEffect(() => router.replace(href), [router, href]);
  return null;
}
