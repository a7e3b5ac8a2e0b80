import type { Motif } from '../motifs/growers.ts';

interface Field {
  motif: Motif;
  motif2: Motif;
}

/** Companions in a field. Things do not grow: plants are drawn in their place. */
const FIELDS: Partial<Record<Motif, Field>> = {
  ashwagandha: { motif: 'ashwagandha', motif2: 'shatavari' },
  rice: { motif: 'rice', motif2: 'wheat' },
  tulsi: { motif: 'tulsi', motif2: 'neem' },
  neem: { motif: 'neem', motif2: 'tulsi' },
  rose: { motif: 'rose', motif2: 'aloe' },
  marigold: { motif: 'marigold', motif2: 'lotus' },
  ghee: { motif: 'ghee', motif2: 'marigold' },
  honey: { motif: 'honey', motif2: 'marigold' },
  tea: { motif: 'tea', motif2: 'mint' },
  chilli: { motif: 'chilli', motif2: 'turmeric' },
  sandalwood: { motif: 'sandalwood', motif2: 'marigold' },
  lemon: { motif: 'lemon', motif2: 'soapnut' },
  diya: { motif: 'marigold', motif2: 'lotus' },
  gift: { motif: 'marigold', motif2: 'rose' },
  mortar: { motif: 'tulsi', motif2: 'neem' },
  drop: { motif: 'marigold', motif2: 'neem' },
  bowl: { motif: 'foxtail', motif2: 'ragi' },
  salt: { motif: 'lotus', motif2: 'rice' },
};

/** The two plants of a field for this motif; most stand alone. */
export const cutField = (motif: Motif): Field => FIELDS[motif] ?? { motif, motif2: motif };

/** The field of a banner. The cow stands once in its middle, with flowers on both sides. */
export function bannerField(motif: Motif): Field & { centre?: Motif } {
  return motif === 'ghee' ? { motif: 'marigold', motif2: 'lotus', centre: motif } : cutField(motif);
}
