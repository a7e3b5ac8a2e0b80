import { expect, test } from '@jest/globals';
import { ICON_NAMES } from '@/components/ui/icon-names';
import { DESK_ICON_NAMES } from '@/lib/desk/icon-names';
import { BRAND_MARKS } from '@/scripts/icons/brand-marks';
import { drawSprite } from '@/scripts/icons/draw-sprite';
import { projectFiles, projectText } from '../../support/project-files';

const lucide = JSON.parse(
  projectText('node_modules/@iconify-json/lucide/icons.json'),
) as Parameters<typeof drawSprite>[1];

test('the sprites have the drawings of the locked package; if not: npm run icons', () => {
  expect(projectText('components/ui/icons.svg')).toBe(drawSprite(ICON_NAMES, lucide, BRAND_MARKS));
  expect(projectText('components/desk/desk-icons.svg')).toBe(drawSprite(DESK_ICON_NAMES, lucide));
});

test('a symbol follows the colour and stroke of its place', () => {
  const sprite = drawSprite(['heart', 'clock'], lucide);
  expect(sprite.match(/<symbol id="(?:heart|clock)"/g)).toHaveLength(2);
  expect(sprite).not.toMatch(/stroke|fill/);
});

test('an unknown icon is named', () => {
  expect(() => drawSprite(['no-such-leaf'], lucide)).toThrow('no-such-leaf');
});

test('every icon in a sprite is in use', () => {
  const sources = projectFiles('{app,components,lib/desk/descriptions}/**/*.{ts,tsx}')
    .filter((path) => !path.endsWith('icon-names.ts'))
    .map((path) => projectText(path))
    .join('\n');
  const unused = [...ICON_NAMES, ...DESK_ICON_NAMES].filter(
    (name) => !new RegExp(`['"]${name}['"]`).test(sources),
  );
  expect(unused).toEqual([]);
});
