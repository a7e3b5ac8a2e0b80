import {
  inLanguage,
  type Language,
  OTHER_LANGUAGES,
  type OtherLanguage,
  splitLanguage,
} from '../contract/shop/languages.ts';

/**
 * What a page is drawn for: the web, with header and footer, or the mobile app, in a language. Every
 * one is a separate cached page.
 */
export type Surface = Frame | `${OtherLanguage}-${Frame}`;
type Frame = (typeof FRAMES)[number];

const FRAMES = ['web', 'app'] as const;
export const SURFACES: readonly Surface[] = [
  ...FRAMES,
  ...OTHER_LANGUAGES.flatMap((code) => FRAMES.map((frame) => `${code}-${frame}` as const)),
];

/** Returns the language of a surface. */
export function languageOf(surface: Surface): Language {
  return OTHER_LANGUAGES.find((code) => surface.startsWith(`${code}-`)) ?? 'en';
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
  return language === 'en' ? frame : `${language}-${frame}`;
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
