import { logo, mark } from '../kit/emblem.ts';
import { inner, svg } from '../kit/svg.ts';
import { bannerScene } from './banner.ts';

const PAPER = '#FBF4E2';
const HALDI = '#F2B632';

/** The picture beside a link to the shop, 1200 × 630: logo or mark before a field of plants. */
export function shareCard({ isNamed }: { isNamed: boolean }): string {
  const scene = inner(
    bannerScene({ lot: 'vana', motif: 'turmeric', motif2: 'tulsi', packs: [] }, 'wide'),
  );
  const name = isNamed
    ? inner(logo({ ink: PAPER, bud: HALDI }))
    : mark({ scale: 1.6, leaf: PAPER, bud: HALDI });
  const field = `<g transform="translate(-290 0) scale(1.05)">${scene}</g>`;
  const words = `<g transform="translate(72 92) scale(1.2)">${name}</g>`;
  return svg(1200, 630, field + words, isNamed ? 'Vanya' : '');
}
