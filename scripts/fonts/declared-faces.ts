/** Code points, the last one included. */
type CodePointRange = readonly [first: number, last: number];

/** One `@font-face` rule that loads a font file. */
export interface DeclaredFace {
  family: string;
  /** The file's name in `public/fonts`, such as `anek-basic.v2.woff2`. */
  file: string;
  /** Both are the same where the rule has one weight only. */
  weights: { min: number; max: number };
  ranges: CodePointRange[];
}

const FACE = /@font-face\s*\{([^}]*)\}/g;
const FILE = /url\("\/fonts\/([^"]+)"\)/;

/**
 * Returns the value of a property in the text between a rule's braces; throws when it is absent.
 */
function declared(property: string, rule: string): string {
  const value = rule.match(new RegExp(`${property}:\\s*([^;]+);`))?.[1];
  if (!value) throw new Error(`A font face has no ${property}:${rule}`);
  return value.trim();
}

function readRanges(value: string): CodePointRange[] {
  return value.split(',').map((part) => {
    const [first = '', last = first] = part.trim().replace('U+', '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });
}

/** Returns the faces of a style sheet, in its order; fallbacks to installed fonts are left out. */
export function declaredFaces(css: string): DeclaredFace[] {
  return [...css.matchAll(FACE)].flatMap(([, rule = '']) => {
    const file = rule.match(FILE)?.[1];
    if (!file) return [];
    const [min = 0, max = min] = declared('font-weight', rule).split(' ').map(Number);
    const family = declared('font-family', rule).replaceAll('"', '');
    return [
      { family, file, weights: { min, max }, ranges: readRanges(declared('unicode-range', rule)) },
    ];
  });
}

/** Returns every character that a face is declared for. */
export function charactersOf({ ranges }: DeclaredFace): string {
  return ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, step) => first + step))
    .map((codePoint) => String.fromCodePoint(codePoint))
    .join('');
}
