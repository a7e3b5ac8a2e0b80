'use client';

import dynamic from 'next/dynamic';

/**
 * Provides Hindi to all client components below. Every page loads the scripts of the root layout,
 * whatever the layout renders; what is imported here is loaded by pages in Hindi alone.
 */
export const Hindi = dynamic(async () => (await import('./hindi-texts.client')).HindiTexts);
