import { company } from '../../../contract/company.ts';

const { line1, line2, city, postalCode, state, country } = company.address;

/** Who writes, as the law asks of business letters; stands below every mail. */
export const LETTER_FOOT: readonly string[] = [
  company.legalName,
  `${line1}, ${line2}, ${city} ${postalCode}, ${state}, ${country}`,
  `GSTIN ${company.gstin}`,
];
