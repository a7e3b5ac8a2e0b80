import { withPlainDigits } from './digits.ts';

/** Six digits in two groups, behind a label or on their own. */
const INDIAN_PIN = /^(?:\D*[^\p{L}\p{N}])?(\d{3})[\s-]?(\d{3})[^\p{L}\p{N}]*$/u;

/**
 * Returns a PIN or ZIP code as calls carry it: `380 009`, `380-009`, `३८०००९` and `PIN: 380009` are
 * `380009`. Letters that are no label stay, so that a rule refuses them.
 */
export function pinDigits(written: string): string {
  const text = withPlainDigits(written)
    .replace(/\p{Cf}/gu, '')
    .replace(/[‐-―]/g, '-')
    .trim();
  const pin = INDIAN_PIN.exec(text);
  return pin ? `${pin[1]}${pin[2]}` : text.replace(/[\s-]/g, '');
}
