const SMALL = [
  ...['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'],
  ...['Eleven', 'Twelve', 'Thirteen', 'Fourteen', 'Fifteen', 'Sixteen', 'Seventeen', 'Eighteen'],
  'Nineteen',
];
const TENS = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'];
/** What a number is counted in, in India, the largest first. */
const UNITS: [number, string][] = [
  [10_000_000, 'Crore'],
  [100_000, 'Lakh'],
  [1000, 'Thousand'],
  [100, 'Hundred'],
];

/** Paise in Indian English: `Rupees One Lakh Two and Five Paise Only`. */
export function amountInWords(paise: number): string {
  const rupees = Math.floor(paise / 100);
  const rest = paise % 100;
  const whole = `Rupees ${words(rupees) || 'Zero'}`;
  return rest === 0 ? `${whole} Only` : `${whole} and ${words(rest)} Paise Only`;
}

/** Empty for 0. */
function words(number: number): string {
  for (const [unit, name] of UNITS) {
    if (number < unit) continue;
    const rest = words(number % unit);
    return `${words(Math.floor(number / unit))} ${name}${rest && ` ${rest}`}`;
  }
  if (number < SMALL.length) return SMALL[number] ?? '';
  const rest = SMALL[number % 10];
  return `${TENS[Math.floor(number / 10)]}${rest && `-${rest}`}`;
}
