import type { Surface } from '@/lib/routes';

/** True for the two surfaces every page is rendered for. */
export function isSurface(value: string): value is Surface {
  return value === 'web' || value === 'app';
}
