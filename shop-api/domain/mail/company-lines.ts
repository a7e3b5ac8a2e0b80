import { shopProfile } from '../../../contract/shop/shop.ts';

const { line1, line2, city, postalCode, state, country } = shopProfile.address;

/** The company details that the law requires of business letters; at the end of every email. */
export const companyLines: readonly string[] = [
  shopProfile.legalName,
  `${line1}, ${line2}, ${city} ${postalCode}, ${state}, ${country}`,
  `GSTIN ${shopProfile.gstin}`,
];
