import { type CompanyProfile, shopProfile } from '@/contract/shop/shop';

const CONTACT = { phone: '+91 22 4000 1000', email: 'care@nilgiri-pantry.in' };
const DEPARTMENT = { isOn: true, ...CONTACT };

/** A company that is no sample in any fact that a live shop needs. */
export function ownCompany(): CompanyProfile {
  const { address, support, grievanceOfficer } = shopProfile;
  return {
    ...shopProfile,
    legalName: 'Nilgiri Pantry Private Limited',
    gstin: '27AAPFU0939F1ZV',
    address: { ...address, line1: '14 Mill Road' },
    support: { ...support, ...CONTACT, whatsapp: CONTACT.phone },
    exports: DEPARTMENT,
    business: DEPARTMENT,
    franchise: DEPARTMENT,
    organicLiving: { ...DEPARTMENT, siteAddress: 'Kotagiri', mapUrl: 'https://maps.example.in' },
    grievanceOfficer: { ...grievanceOfficer, ...CONTACT, name: 'Meera Nair' },
    privacyEmail: CONTACT.email,
    licences: [{ label: 'FSSAI licence', number: '10012345678901' }],
    social: [],
  };
}
