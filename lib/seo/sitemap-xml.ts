import type { PictureData } from '@/contract/kit/shapes';
import { inAllLanguages, type Language } from '@/contract/shop/languages';
import { escapeXml, xmlText } from '@/lib/format/xml';
import { largestFile } from './node-of';

/** A page that search engines index. */
export interface SitemapPage {
  path: string;
  /** When its content changed last (ISO 8601), where that is known. */
  changedAt?: string | null;
  picture?: PictureData | null;
  /** The languages in which it is written; omitted: all. */
  languages?: readonly Language[];
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SCHEMAS = [
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
  'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
].join(' ');

/** Returns a sitemap: every page in every language, each naming the others. */
export function sitemapXml(pages: readonly SitemapPage[], origin: string): string {
  const entries = pages.map((page) => entriesOf(page, origin)).join('');
  return `${DECLARATION}<urlset ${SCHEMAS}>\n${entries}</urlset>\n`;
}

/** Returns the list of sitemap files, which Next.js does not write. */
export function sitemapIndexXml(files: readonly string[], origin: string): string {
  const rows = files.map((path) => `<sitemap>${xmlText('loc', origin + path)}</sitemap>\n`);
  return `${DECLARATION}<sitemapindex ${SCHEMAS}>\n${rows.join('')}</sitemapindex>\n`;
}

function entriesOf(page: SitemapPage, origin: string): string {
  const { path, changedAt, picture } = page;
  const byTag = Object.entries(inAllLanguages(path, page.languages));
  const same = byTag.map(([tag, inIt]) => alternate(tag, origin + inIt));
  const rest = [
    ...same,
    xmlText('lastmod', changedAt ?? undefined),
    picture && `<image:image>${xmlText('image:loc', largestFile(picture, origin))}</image:image>`,
  ].join('');
  const paths = new Set(byTag.map(([, inIt]) => inIt));
  return [...paths].map((inIt) => `<url>${xmlText('loc', origin + inIt)}${rest}</url>\n`).join('');
}

function alternate(tag: string, url: string): string {
  return `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeXml(url)}"/>`;
}
