import type { Plant, Shape } from '../kit/plant.ts';
import { chamomile, clove, hibiscus, saffron } from './blossoms.ts';
import type { DYES } from './dyes.ts';
import { cow, honey, rice } from './farm.ts';
import { lotus, marigold, rose } from './flowers.ts';
import { almond, amla, date, soapnut, triphala } from './fruits.ts';
import { foxtail, psyllium, ragi, wheat } from './grains.ts';
import { bhringraj, giloy, moringa, sprout } from './greens.ts';
import { basket, keepsake, sleeve } from './keepsakes.ts';
import { aloe, mint, neem, tulsi } from './leafy-herbs.ts';
import { chilli, coffee, lemon, sandalwood, tea } from './orchard.ts';
import { peanut, sesame, toor } from './pulses.ts';
import { ashwagandha, turmeric } from './roots.ts';
import { bamboo, cinnamon, shatavari, sugarcane, vetiver } from './stalks.ts';
import { bowl, diya, drop, mortar, salt } from './vessels.ts';
import { bag, bundle, gift } from './wraps.ts';

export type Motif = keyof typeof DYES;

const GROWERS: Record<Motif, () => Plant> = {
  tulsi,
  neem,
  turmeric,
  ashwagandha,
  coffee,
  honey,
  rose,
  ghee: cow,
  lemon,
  aloe,
  sandalwood,
  rice,
  chilli,
  tea,
  mint,
  lotus,
  marigold,
  giloy,
  moringa,
  bhringraj,
  sprout,
  bamboo,
  sugarcane,
  vetiver,
  shatavari,
  cinnamon,
  wheat,
  foxtail,
  ragi,
  psyllium,
  toor,
  peanut,
  sesame,
  amla,
  triphala,
  soapnut,
  almond,
  date,
  hibiscus,
  saffron,
  chamomile,
  clove,
  mortar,
  diya,
  drop,
  bowl,
  gift,
  bag,
  bundle,
  basket,
  keepsake,
  sleeve,
  salt,
};

const grown = new Map<Motif, Shape[]>();

/** The motif's shapes; each is grown once. */
export function shapesOf(motif: Motif): Shape[] {
  const shapes = grown.get(motif) ?? GROWERS[motif]().shapes;
  grown.set(motif, shapes);
  return shapes;
}
