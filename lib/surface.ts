import type { Language } from '../contract/shop/languages.ts';
import { inLanguage, splitLanguage } from '../contract/shop/languages.ts';

/**
 * What a page is drawn for: the web, with header and footer, or the mobile app, in a language. Every
 * one is a separate cached page.
 */
export const SURFACES = ['web', 'app', 'hi-web', 'hi-app'] as const;
export type Surface = (typeof SURFACES)[number];

/** Returns the language of a surface. */
export function languageOf(surface: Surface): Language {
  return surface.startsWith('hi-') ? 'hi' : 'en';
}

/** Reads a surface, of a form or a path; the web in English for any other text. */
export function readSurface(value: string | undefined): Surface {
  return SURFACES.find((surface) => surface === value) ?? 'web';
}

/** Whether a surface is inside the mobile app. */
export function isInApp(surface: Surface): boolean {
  return surface.endsWith('app');
}

/** Returns a path in the language of a surface. */
export function inSameLanguage(href: string, surface: Surface): string {
  return inLanguage(href, languageOf(surface));
}

/** Returns the surface of a path, with or without a query. */
export function surfaceOf(href: string): Surface {
  const { language } = splitLanguage(href);
  const { searchParams } = new URL(href, 'http://shop.invalid');
  const frame = searchParams.get('mobile') === 'true' ? 'app' : 'web';
  return language === 'hi' ? `hi-${frame}` : frame;
}

/**
 * Returns the path in a surface: inside the mobile app every internal link has `mobile=true`, in
 * another language than English its prefix.
 */
export function onSurface(href: string, surface: Surface): string {
  if (!href.startsWith('/')) return href;
  const inOwn = inSameLanguage(href, surface);
  if (!isInApp(surface)) return inOwn;
  const [beforeHash = '', hash] = inOwn.split('#');
  const joint = beforeHash.includes('?') ? '&' : '?';
  return `${beforeHash}${joint}mobile=true${hash === undefined ? '' : `#${hash}`}`;
}
