/**
 * English texts with their translations. Both may have holes, `{0}` to `{9}`, for what differs each
 * time: `Only {0} left in stock.` A translation may have them in another order, and as `{=0}` where
 * what a person typed fills the hole: `Results for “{0}”` → `“{=0}” के नतीजे`.
 */
export type Translations = Readonly<Record<string, string>>;

interface Sentence {
  matches: RegExp;
  /** The hole of each group of the expression, in order. */
  holes: string[];
  translation: string;
}

const HOLE = /\{(=?)(\d)\}/g;

/** Returns the translation of a text, or null for one that it does not know. */
type LookUp = (text: string) => string | null;

/**
 * Returns what finds the translation of a whole text, without the texts with holes.
 * @param ofOtherKinds translates texts of other kinds, such as dates
 */
export function wholeTextsOf(dictionary: Translations, ofOtherKinds: LookUp): LookUp {
  return (text) =>
    Object.hasOwn(dictionary, text) ? (dictionary[text] ?? null) : ofOtherKinds(text);
}

/**
 * Returns a translator by a dictionary. A text that is not in it, and fits none of its texts with
 * holes, stays English. What fills a hole is translated too: a date, a count of things, a list. What
 * fills a hole `{=0}` stays as it was typed: a searched word, the name of a person.
 * @param ofOtherKinds translates texts of other kinds, such as dates
 */
export function translatorOf(
  dictionary: Translations,
  ofOtherKinds: LookUp,
): (text: string) => string {
  const sentencesFor = sentencesByStart(dictionary);
  const known = wholeTextsOf(dictionary, ofOtherKinds);

  const fill = ({ matches, holes, translation }: Sentence, text: string): string | null => {
    const found = matches.exec(text);
    if (!found) return null;
    const values = new Map(holes.map((hole, at) => [hole, found[at + 1] ?? '']));
    return translation.replace(HOLE, (_, typed: string, hole: string) => {
      const value = values.get(hole) ?? '';
      return typed ? value : translate(value);
    });
  };
  const inSentence = (text: string): string | null => {
    for (const sentence of sentencesFor(text)) {
      const filled = fill(sentence, text);
      if (filled !== null) return filled;
    }
    return null;
  };
  const inList = (text: string): string | null => {
    const parts = text.split(', ');
    const all = parts.flatMap((part) => known(part) ?? inSentence(part) ?? []);
    return parts.length > 1 && all.length === parts.length ? all.join(', ') : null;
  };
  const translate = (whole: string): string => {
    const text = whole.trim();
    const translated = known(text) ?? inSentence(text) ?? inList(text);
    return translated === null ? whole : whole.replace(text, () => translated);
  };
  return translate;
}

/** Texts that begin with a hole fit any text. */
const ANY = '';

/** Returns a function that finds the texts with holes that may fit a text, the most exact first. */
function sentencesByStart(dictionary: Translations): (text: string) => Sentence[] {
  const withHoles = Object.entries(dictionary)
    .filter(([text]) => /\{\d\}/.test(text))
    .sort(([one], [other]) => withoutHoles(other).length - withoutHoles(one).length)
    .map(([text, translation]) => ({
      start: text.startsWith('{') ? ANY : text.charAt(0),
      ...{ matches: expressionOf(text), holes: holesOf(text), translation },
    }));
  const groups = new Map<string, Sentence[]>();
  return (text) => {
    const first = text.charAt(0);
    let group = groups.get(first);
    if (!group) {
      group = withHoles.filter(({ start }) => start === ANY || start === first);
      groups.set(first, group);
    }
    return group;
  };
}

function withoutHoles(text: string): string {
  return text.replace(HOLE, '');
}

function holesOf(text: string): string[] {
  return Array.from(text.matchAll(HOLE), ([, , hole = '']) => hole);
}

function expressionOf(text: string): RegExp {
  const literal = text.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  return new RegExp(`^${literal.replace(HOLE, '(.+?)')}$`, 's');
}
