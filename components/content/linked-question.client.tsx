'use client';

import { useEffect } from 'react';

/**
 * Opens the question that the address names. Browsers do so themselves when they load a page, but
 * not when the shop's router brings the shopper here, and some not at all.
 */
export function LinkedQuestion() {
  useEffect(() => {
    openLinked();
    window.addEventListener('hashchange', openLinked);
    return () => window.removeEventListener('hashchange', openLinked);
  }, []);
  return null;
}

function openLinked(): void {
  const target = document.getElementById(window.location.hash.slice(1));
  const row = target?.closest('details');
  if (!row || row.open) return;
  row.open = true;
  row.scrollIntoView();
}
