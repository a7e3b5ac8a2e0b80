/** A place by the name that is displayed, and others by which it is found too. */
export interface NamedPlace {
  name: string;
  /** Its names in another language, and other spellings. */
  also?: readonly string[];
}

/**
 * Returns the places of which a name contains the text: those first that have a name which begins
 * with it. Within both, the order stays.
 */
export function placesNamed<P extends NamedPlace>(text: string, places: readonly P[]): P[] {
  const wanted = foldName(text);
  const beginning: P[] = [];
  const containing: P[] = [];
  for (const place of places) {
    const names = namesOf(place).map(foldName);
    if (names.some((name) => name.startsWith(wanted))) beginning.push(place);
    else if (names.some((name) => name.includes(wanted))) containing.push(place);
  }
  return [...beginning, ...containing];
}

/** Returns the place that the text names in full; where two share a name, the one displayed so. */
export function placeNamed<P extends NamedPlace>(
  text: string,
  places: readonly P[],
): P | undefined {
  const wanted = foldName(text);
  return (
    places.find(({ name }) => foldName(name) === wanted) ??
    places.find((place) => namesOf(place).some((name) => foldName(name) === wanted))
  );
}

/**
 * Returns the name by which the text finds a place, unless it is the one displayed: browsers hide a
 * suggestion in which they do not see the typed text.
 */
export function labelFor(text: string, place: NamedPlace): string | undefined {
  const typed = text.toLowerCase();
  const seen = namesOf(place).find((name) => name.toLowerCase().includes(typed));
  if (seen !== undefined) return seen === place.name ? undefined : seen;
  return namesOf(place)
    .map(foldName)
    .find((name) => name.includes(foldName(text)));
}

function namesOf({ name, also = [] }: NamedPlace): string[] {
  return [name, ...also];
}

/**
 * Returns a name without what people write in several ways: capitals, marks on Latin letters, dots
 * below Indian ones, letters that sound alike, and the nasal before a consonant (मुम्बई, मुंबई).
 */
function foldName(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .trim()
    .replace(/[\u0300-\u036f]|\u093c|\u0abc|[\u200c\u200d]/g, '')
    .replace(/[ङञणनम]\u094d(?=\p{L})/gu, '\u0902')
    .replace(/[ઙઞણનમ]\u0acd(?=\p{L})/gu, '\u0a82')
    .replace(ANY_ALIKE, (sign) => ALIKE[sign] ?? sign);
}

/** Letters of Hindi and Gujarati that stand for each other in names: ँ and ं, ी and ि, ळ and ल, … */
const ALIKE: Readonly<Record<string, string>> = {
  ...{ '\u0901': '\u0902', '\u0940': '\u093f', '\u0942': '\u0941', ई: 'इ', ऊ: 'उ', ळ: 'ल' },
  ...{ '\u0a81': '\u0a82', '\u0ac0': '\u0abf', '\u0ac2': '\u0ac1', ઈ: 'ઇ', ઊ: 'ઉ', ળ: 'લ' },
};
const ANY_ALIKE = new RegExp(Object.keys(ALIKE).join('|'), 'g');
