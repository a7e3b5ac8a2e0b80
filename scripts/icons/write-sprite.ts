import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import lucide from '@iconify-json/lucide/icons.json' with { type: 'json' };
import { ICON_NAMES } from '../../components/ui/icon-names.ts';
import { DESK_ICON_NAMES } from '../../lib/desk/icon-names.ts';
import { BRAND_MARKS } from './brand-marks.ts';
import { drawSprite } from './draw-sprite.ts';

/* Writes the sprites of the icons in use out of the locked package: the shop's, and the desk's. */
const COMPONENTS = join(import.meta.dirname, '../../components');

writeFileSync(join(COMPONENTS, 'ui/icons.svg'), drawSprite(ICON_NAMES, lucide, BRAND_MARKS));
writeFileSync(join(COMPONENTS, 'desk/desk-icons.svg'), drawSprite(DESK_ICON_NAMES, lucide));
