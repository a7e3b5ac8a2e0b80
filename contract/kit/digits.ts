/**
 * The zero of each script that people in India type digits in, and of Arabic and full-width ones;
 * one to nine follow it in Unicode.
 */
const ZEROS = [...'٠۰०০੦૦୦௦౦೦൦᱐꯰０'].map((zero) => zero.charCodeAt(0));

/** Returns a text with its digits as 0 to 9: `३८०००९` becomes `380009`. */
export function withPlainDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = ZEROS.find((first) => code >= first && code < first + 10);
    return zero === undefined ? digit : String(code - zero);
  });
}

/** What people write between digits, and characters that nobody sees. */
const BETWEEN_DIGITS = /[\s().\-/\u2010-\u2015\p{Cf}]/gu;

/**
 * Returns a written number with plain digits and nothing between them: `+91 (0) 98250-00000`
 * becomes `+9109825000000`. Letters stay, so that a rule refuses them.
 */
export function numberText(written: string): string {
  return withPlainDigits(written).replace(BETWEEN_DIGITS, '').replace(/^＋/, '+');
}
