import { logo } from '../kit/emblem.ts';
import { inner, svg } from '../kit/svg.ts';
import { bannerScene } from './banner.ts';

/** The picture beside a link to the shop, 1200 × 630: the logo before a field of plants. */
export function shareCard(): string {
  const scene = inner(
    bannerScene({ lot: 'vana', motif: 'turmeric', motif2: 'tulsi', packs: [] }, 'wide'),
  );
  const name = inner(logo({ ink: '#FBF4E2', bud: '#F2B632' }));
  const field = `<g transform="translate(-290 0) scale(1.05)">${scene}</g>`;
  const words = `<g transform="translate(72 92) scale(1.2)">${name}</g>`;
  return svg(1200, 630, field + words, 'Vanya');
}
