import { DEPARTMENTS, type DepartmentName, departmentNames } from '../shop/departments.ts';
import { type CompanyProfile, shopProfile } from '../shop/shop.ts';

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
  ...Object.fromEntries(departmentNames().map((name) => [DEPARTMENTS[name], factsOf(name)])),
  'Social networks': ({ social }) => social.map(({ url }) => url),
};

/** Nobody reads the facts of a department that the shop is without. */
function factsOf(name: DepartmentName) {
  return ({ [name]: { isOn, ...facts } }: CompanyProfile) => (isOn ? Object.values(facts) : []);
}

/** Returns the labels of the facts that are still those of the sample company. */
export function sampleFacts(company: CompanyProfile): string[] {
  return Object.entries(FACTS).flatMap(([label, of]) => {
    const samples = new Set(of(shopProfile));
    return of(company).some((fact) => samples.has(fact)) ? [label] : [];
  });
}
