import type { HindiWord } from '../kit/lettering.ts';
import type { Motif } from '../motifs/growers.ts';

interface PlantOnPack {
  motif: Motif;
  /** Left out where the drawing is no plant or thing of this name. */
  hindi?: HindiWord;
}

const named = (motif: Motif & HindiWord): PlantOnPack => ({ motif, hindi: motif });

const PANCHGAVYA: PlantOnPack = { motif: 'ghee', hindi: 'cow' };
const INCENSE: PlantOnPack = { motif: 'diya' };
const MEDICINE: PlantOnPack = { motif: 'mortar' };
const OIL: PlantOnPack = { motif: 'drop' };

/** By product id: the motif of its pack where the catalogue's own is a stand-in. */
export const PLANTS: Partial<Record<number, PlantOnPack>> = {
  1007: named('giloy'),
  1008: named('moringa'),
  1009: named('triphala'),
  1010: named('psyllium'),
  1013: named('shatavari'),
  1015: named('toor'),
  1016: named('salt'),
  1017: named('peanut'),
  1018: { motif: 'bowl' },
  1019: MEDICINE,
  1020: named('amla'),
  1021: MEDICINE,
  1022: MEDICINE,
  1023: named('amla'),
  1025: OIL,
  1027: named('saffron'),
  1032: named('vetiver'),
  1033: named('bhringraj'),
  1034: named('hibiscus'),
  1035: named('soapnut'),
  1036: named('clove'),
  1037: named('bamboo'),
  1039: OIL,
  1040: OIL,
  1041: PANCHGAVYA,
  1043: PANCHGAVYA,
  1044: INCENSE,
  1045: INCENSE,
  1046: named('sprout'),
  1050: named('sesame'),
  1051: named('peanut'),
  1054: named('sugarcane'),
  1057: named('chamomile'),
  1061: named('cinnamon'),
  1062: MEDICINE,
  1063: named('foxtail'),
  1064: named('ragi'),
  1065: named('wheat'),
  1066: { motif: 'bowl' },
  1068: INCENSE,
  1069: named('diya'),
  1070: named('diya'),
  1071: named('soapnut'),
  1073: named('soapnut'),
  1074: named('almond'),
  1075: named('date'),
  1077: named('ragi'),
  1078: named('date'),
  1079: named('gift'),
  1080: named('gift'),
};

/** By id of the packing material: its motif. */
export const WRAPS: Partial<Record<number, Motif>> = {
  4901: 'gift',
  4902: 'bag',
  4903: 'bundle',
  4904: 'basket',
  4905: 'keepsake',
  4906: 'sleeve',
};
