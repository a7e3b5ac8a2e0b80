import { listText, type Message, withValues } from '../messages/text-with-values.ts';
import { contactOf } from '../shop/departments.ts';
import type { CompanyProfile } from '../shop/shop.ts';

/** What each place of a text says of the company: `{legal_name}`. */
const FACTS = {
  shop: ({ name }) => name,
  membership: ({ membershipName }) => membershipName,
  legal_name: ({ legalName }) => legalName,
  address: ({ address: { line1, line2, city, state, postalCode } }) =>
    listText([
      ...[line1, line2, city].filter(Boolean),
      withValues('{state} {code}', { state, code: postalCode }),
    ]),
  city: ({ address }) => address.city,
  gstin: ({ gstin }) => gstin,
  fssai: ({ licences }) => licences.find(({ label }) => /fssai/i.test(label))?.number ?? '',
  phone: ({ support }) => support.phone,
  email: ({ support }) => support.email,
  hours: ({ support }) => support.hours,
  privacy_email: ({ privacyEmail }) => privacyEmail,
  officer: ({ grievanceOfficer }) => grievanceOfficer.name,
  officer_phone: ({ grievanceOfficer }) => grievanceOfficer.phone,
  officer_email: ({ grievanceOfficer }) => grievanceOfficer.email,
  franchise_email: (company) => contactOf(company, 'franchise').email,
} satisfies Record<string, (company: CompanyProfile) => Message>;

/** The places that every text of staff may have. */
export const COMPANY_PLACES: readonly string[] = Object.keys(FACTS);

/** Returns what fills the places of a company: each fact by its name. */
export function companyFacts(company: CompanyProfile): Record<keyof typeof FACTS, Message> {
  const facts = Object.entries(FACTS).map(([place, of]) => [place, of(company)]);
  return Object.fromEntries(facts);
}
