import type { CompanyProfile } from '../shop/shop.ts';
import { shopProfile } from '../shop/shop.ts';

/**
 * The facts that buyers and the law rely on, as the desk labels them: a sample of one is a false
 * statement on every page, so a live shop has to write its own.
 */
const FACTS: Record<string, (company: CompanyProfile) => string[]> = {
  'Legal name': ({ legalName }) => [legalName],
  GSTIN: ({ gstin }) => [gstin],
  'Registered address': ({ address }) => [address.line1],
  Licences: ({ licences }) => licences.map(({ number }) => number),
  Support: ({ support: { phone, whatsapp, email } }) => [phone, whatsapp, email],
  'Grievance officer': ({ grievanceOfficer: { name, phone, email } }) => [name, phone, email],
  'Email for personal data': ({ privacyEmail }) => [privacyEmail],
  Exports: ({ exports: { phone, email } }) => [phone, email],
  'Business and bulk orders': ({ business: { phone, email } }) => [phone, email],
  Franchise: ({ franchise: { phone, email } }) => [phone, email],
  'Organic living': ({ organicLiving: { phone, email } }) => [phone, email],
  'Social networks': ({ social }) => social.map(({ url }) => url),
};

/** Returns the labels of the facts that are still those of the sample company. */
export function sampleFacts(company: CompanyProfile): string[] {
  return Object.entries(FACTS).flatMap(([label, factsOf]) => {
    const samples = new Set(factsOf(shopProfile));
    return factsOf(company).some((fact) => samples.has(fact)) ? [label] : [];
  });
}
