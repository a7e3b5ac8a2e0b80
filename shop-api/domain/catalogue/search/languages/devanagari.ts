/** Devanagari consonants in the spelling usual on Indian labels. */
const CONSONANTS: Record<string, string> = {
  ...{ क: 'k', ख: 'kh', ग: 'g', घ: 'gh', ङ: 'n', च: 'ch', छ: 'chh', ज: 'j', झ: 'jh', ञ: 'n' },
  ...{ ट: 't', ठ: 'th', ड: 'd', ढ: 'dh', ण: 'n', त: 't', थ: 'th', द: 'd', ध: 'dh', न: 'n' },
  ...{ प: 'p', फ: 'ph', ब: 'b', भ: 'bh', म: 'm', य: 'y', र: 'r', ल: 'l', ळ: 'l', व: 'v' },
  ...{ श: 'sh', ष: 'sh', स: 's', ह: 'h' },
};

const VOWELS: Record<string, string> = {
  ...{ अ: 'a', आ: 'aa', इ: 'i', ई: 'ii', उ: 'u', ऊ: 'uu', ऋ: 'ri' },
  ...{ ए: 'e', ऐ: 'ai', ओ: 'o', औ: 'au', ऑ: 'o' },
};

/** Vowel signs and the sign for no vowel (virama), which replace the inherent a. */
const SIGNS: Record<string, string> = {
  ...{ 'ा': 'aa', 'ि': 'i', 'ी': 'ii', 'ु': 'u', 'ू': 'uu', 'ृ': 'ri' },
  ...{ 'े': 'e', 'ै': 'ai', 'ो': 'o', 'ौ': 'au', 'ॉ': 'o', '्': '' },
};

const NASALS: Record<string, string> = { 'ं': 'n', 'ँ': 'n', 'ः': '' };

const NUKTA = '़';

const SOUND = '(?:chh|[kgcjtdpbs]h|[^aeiouə])';
const SILENT_AT_THE_END = /(?<=[^ə])ə$/;
const LAST_SILENT = new RegExp(`^(.*[aeiouə]${SOUND})ə(?=${SOUND}[aeiouə])`);

/** Transliterates a run of Devanagari letters: `हल्दी` becomes `haldii`. */
export function latiniseDevanagari(run: string): string {
  return latiniseWord(
    run.normalize('NFKD').replaceAll(`ड${NUKTA}`, 'र').replaceAll(NUKTA, '').normalize('NFC'),
  );
}

function latiniseWord(word: string): string {
  const letters = [...word];
  const spoken = letters.map((letter, at) => latiniseLetter(letter, letters[at + 1])).join('');
  return dropSilent(spoken.replace(SILENT_AT_THE_END, '')).replaceAll('ə', 'a');
}

/** Drops silent vowels from the end backwards, since each drop keeps the one before it. */
function dropSilent(word: string): string {
  const shorter = word.replace(LAST_SILENT, '$1');
  return shorter === word ? word : dropSilent(shorter);
}

/** `ə` marks the inherent a, which is silent at the end and between two other syllables. */
function latiniseLetter(letter: string, next: string | undefined): string {
  const consonant = CONSONANTS[letter];
  if (consonant === undefined) return VOWELS[letter] ?? SIGNS[letter] ?? NASALS[letter] ?? letter;
  return next !== undefined && next in SIGNS ? consonant : `${consonant}ə`;
}
