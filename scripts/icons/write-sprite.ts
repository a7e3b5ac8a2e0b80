import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import lucide from '@iconify-json/lucide/icons.json' with { type: 'json' };
import { ICON_NAMES } from '../../components/ui/icon-names.ts';
import { BRAND_MARKS } from './brand-marks.ts';
import { drawSprite } from './draw-sprite.ts';

/* Writes the sprite of the icons in use out of the locked package. */
const SPRITE = join(import.meta.dirname, '../../components/ui/icons.svg');

writeFileSync(SPRITE, drawSprite(ICON_NAMES, lucide, BRAND_MARKS));
