import type { IconifyJSON } from '@iconify/types';

/** What the class `icon` of app/globals.css says for all drawings. */
const SHARED =
  / (?:fill="none"|stroke="currentColor"|stroke-linecap="round"|stroke-linejoin="round"|stroke-width="2")/g;

/**
 * Returns an SVG file with one symbol per icon and brand mark.
 * @param marks paths by the brand's name
 * @throws {Error} naming an icon that the set lacks
 */
export function drawSprite(
  names: readonly string[],
  set: IconifyJSON,
  marks: Record<string, string> = {},
): string {
  const symbols = names.map((name) => {
    const drawing = set.icons[name];
    if (!drawing) throw new Error(`Lucide has no icon "${name}"`);
    const body = drawing.body.replace(SHARED, '').replace(/^<g>(.*)<\/g>$/, '$1');
    return `<symbol id="${name}" viewBox="0 0 24 24">${body}</symbol>\n`;
  });
  const brands = Object.entries(marks).map(
    ([name, path]) =>
      `<symbol id="brand-${name}" viewBox="0 0 24 24"><path d="${path}"/></symbol>\n`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
<!-- Lucide, lucide.dev, ISC licence; brand marks: Simple Icons, CC0. Written by \`npm run icons\`. -->
${[...symbols, ...brands].join('')}</svg>
`;
}
