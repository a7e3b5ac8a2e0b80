const SMALL = [
  ...['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'],
  ...['Eleven', 'Twelve', 'Thirteen', 'Fourteen', 'Fifteen', 'Sixteen', 'Seventeen', 'Eighteen'],
  'Nineteen',
];
const TENS = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'];
/** The Indian units of a number, the largest first. */
const UNITS: [number, string][] = [
  [10_000_000, 'Crore'],
  [100_000, 'Lakh'],
  [1000, 'Thousand'],
  [100, 'Hundred'],
];

/** Spells out paise in Indian English: `Rupees One Lakh Two and Five Paise Only`. */
export function amountInWords(paise: number): string {
  const rupees = Math.floor(paise / 100);
  const rest = paise % 100;
  const whole = `Rupees ${spellOut(rupees) || 'Zero'}`;
  return rest === 0 ? `${whole} Only` : `${whole} and ${spellOut(rest)} Paise Only`;
}

/** Spells out a whole number; empty for 0. */
function spellOut(number: number): string {
  for (const [unit, name] of UNITS) {
    if (number < unit) continue;
    const rest = spellOut(number % unit);
    return `${spellOut(Math.floor(number / unit))} ${name}${rest && ` ${rest}`}`;
  }
  if (number < SMALL.length) return SMALL[number] ?? '';
  const rest = SMALL[number % 10];
  return `${TENS[Math.floor(number / 10)]}${rest && `-${rest}`}`;
}
