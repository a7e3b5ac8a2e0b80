import { deskMessages } from '../messages/staff-desk.ts';

/** What the law asks of goods: see `docs/decisions/0058-what-goods-must-say.md`. */
type LawClass = 'food' | 'ayurvedic' | 'cosmetic' | 'other';

/** Chapters and headings of the HSN, the longest first. */
const CLASSES: readonly [hsn: RegExp, law: LawClass][] = [
  [/^3307(41|49)/, 'other'],
  [/^(3003|3004)/, 'ayurvedic'],
  [/^(0[2347-9]|1[0-25-9]|2[0-2]|2501)/, 'food'],
  [/^(330[3-7]|3401)/, 'cosmetic'],
];

/** The facts of a product that decide. */
export interface LabelFacts {
  hsn: string;
  country_of_origin: string;
  net_quantity: object | null;
  ingredients: string;
  veg: boolean | null;
  licence: { type: string; number: string } | null;
  manufacturer: object | null;
  importer: object | null;
}

/** Whether a licence is of a kind, however that is written. */
const isKind = (licence: LabelFacts['licence'], kind: string) =>
  licence?.type.trim().toUpperCase() === kind;

/** Whether goods are sold as ayurvedic medicine. */
export const isAyurvedic = ({ licence }: Pick<LabelFacts, 'licence'>) => isKind(licence, 'AYUSH');

/** Herbs may be food or medicine: their licence tells which. */
function lawOf({ hsn, licence }: LabelFacts): LawClass {
  if (isAyurvedic({ licence })) return 'ayurvedic';
  return CLASSES.find(([pattern]) => pattern.test(hsn))?.[1] ?? 'other';
}

/** A fact that is missing: the field, and what to tell staff. */
interface MissingFact {
  field: keyof LabelFacts;
  message: string;
}

/** Returns the facts without which these goods may not be sold; empty where all are given. */
export function missingFacts(facts: LabelFacts): MissingFact[] {
  const missing: [field: keyof LabelFacts, isMissing: boolean, message: string][] = [
    ['net_quantity', !facts.net_quantity, deskMessages.missingNetQuantity],
    ...originOf(facts),
    ...BY_LAW[lawOf(facts)](facts),
  ];
  return missing.filter(([, is]) => is).map(([field, , message]) => ({ field, message }));
}

type Check = [field: keyof LabelFacts, isMissing: boolean, message: string];

function originOf({ country_of_origin, importer, manufacturer }: LabelFacts): Check[] {
  return country_of_origin.toLowerCase() === 'india'
    ? [['manufacturer', !manufacturer, deskMessages.missingMaker]]
    : [['importer', !importer, deskMessages.missingImporter]];
}

const FSSAI_NUMBER = /^\d{14}$/;

const hasLicence = ({ licence }: LabelFacts, kind: string) =>
  isKind(licence, kind) && licence?.number !== '';

const BY_LAW: Record<LawClass, (facts: LabelFacts) => Check[]> = {
  food: (facts) => [
    [
      'licence',
      !(hasLicence(facts, 'FSSAI') && FSSAI_NUMBER.test(facts.licence?.number ?? '')),
      deskMessages.missingFssai,
    ],
    ['veg', facts.veg === null, deskMessages.missingVegMark],
    ['ingredients', !facts.ingredients, deskMessages.missingIngredients],
  ],
  ayurvedic: (facts) => [
    ['licence', !hasLicence(facts, 'AYUSH'), deskMessages.missingAyush],
    ['ingredients', !facts.ingredients, deskMessages.missingIngredients],
  ],
  cosmetic: (facts) => [
    ['licence', !hasLicence(facts, 'COSMETIC'), deskMessages.missingCosmeticLicence],
    ['ingredients', !facts.ingredients, deskMessages.missingIngredients],
  ],
  other: () => [],
};
