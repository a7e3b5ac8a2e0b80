import type { CompanyProfile } from '../../../contract/shop/shop.ts';
import type { TranslateMessage } from './language-of.ts';

/** Returns the company details that the law requires of business letters; they end every email. */
export function companyLines(
  { legalName, address, gstin }: CompanyProfile,
  t: TranslateMessage,
): string[] {
  const { line1, line2, city, postalCode, state, country } = address;
  const street = [line1, line2].filter(Boolean).map(t).join(', ');
  const place = `${t(city)} ${postalCode}, ${t(state)}, ${t(country)}`;
  return [t(legalName), `${street}, ${place}`, `GSTIN ${gstin}`];
}
