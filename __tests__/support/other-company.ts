import { asDesk } from '@/__tests__/support/desk-call';
import { type CompanyProfile, shopProfile } from '@/contract/shop/shop';
import type { TestApp } from './test-app';

const contact = { phone: '+91 94432 23123', email: 'care@salt.in' };

/** A company that shares no fact with that of the demo shop. */
export const OTHER_COMPANY: CompanyProfile = {
  ...shopProfile,
  name: 'Salt & Sons',
  membershipName: 'Salt Club',
  legalName: 'Salt & Sons Private Limited',
  address: {
    ...{ line1: '12 Club Road', line2: '', city: 'Coonoor', state: 'Tamil Nadu' },
    ...{ postalCode: '643101', country: 'India' },
  },
  support: { ...contact, whatsapp: contact.phone, hours: 'Monday to Friday, 10 am to 5 pm' },
  exports: { isOn: true, ...contact },
  business: { isOn: true, ...contact },
  franchise: { isOn: true, ...contact },
  organicLiving: { ...shopProfile.organicLiving, ...contact },
  grievanceOfficer: { ...shopProfile.grievanceOfficer, ...contact, name: 'Meena Raghavan' },
  privacyEmail: 'privacy@salt.in',
  gstin: '33AAAAA0000A1Z9',
  licences: [{ label: 'FSSAI licence', number: '12418008000123' }],
};

/** The facts of the demo shop, in every script. */
export const SAMPLE_FACTS =
  /Vanya|demo company|\.example\.com|\+91 00000|24AAAAA|0000000|9:30|\(demo\)|डेमो|ડેમો|वन्या/;

/** Writes the facts of a company at the desk. */
export async function saveCompany(app: TestApp, fields: CompanyProfile): Promise<void> {
  const ask = asDesk(app);
  const { body } = await ask('GET /staff/settings/company/');
  const saved = await ask('PUT /staff/settings/company/', { version: body.version, fields });
  if (saved.status !== 200) throw new Error(JSON.stringify(saved.body));
}
