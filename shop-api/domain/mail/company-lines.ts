import type { CompanyProfile } from '../../../contract/shop/shop.ts';

/** Returns the company details that the law requires of business letters; they end every email. */
export function companyLines({ legalName, address, gstin }: CompanyProfile): string[] {
  const { line1, line2, city, postalCode, state, country } = address;
  const street = [line1, line2].filter(Boolean).join(', ');
  return [legalName, `${street}, ${city} ${postalCode}, ${state}, ${country}`, `GSTIN ${gstin}`];
}
