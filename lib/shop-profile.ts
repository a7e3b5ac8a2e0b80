import { company } from '@/contract/company';

/** Who runs the shop: with `contract/company.ts` all there is to change for another company. */

export interface Contact {
  /** As read aloud, with the country code: `+91 00000 11001`. */
  phone: string;
  email: string;
}

export interface Address {
  line1: string;
  line2: string;
  city: string;
  state: string;
  postalCode: string;
  country: string;
}

/** The officer whom the E-Commerce Rules 2020, rule 4(4) and (5), ask every shop to name. */
export interface GrievanceOfficer extends Contact {
  name: string;
  designation: string;
  acknowledgeWithinHours: number;
  resolveWithinDays: number;
}

export interface ShopProfile {
  name: string;
  legalName: string;
  tagline: string;
  /** One or two sentences for the footer. */
  about: string;
  address: Address;
  support: Contact & { whatsapp: string; hours: string };
  exports: Contact;
  business: Contact;
  franchise: Contact;
  grievanceOfficer: GrievanceOfficer;
  /** Answers questions about personal data (DPDP Act 2023). */
  privacyEmail: string;
  gstin: string;
  licences: { label: string; number: string }[];
  social: { network: 'instagram' | 'youtube' | 'facebook'; url: string }[];
}

export const shopProfile: ShopProfile = {
  ...company,
  tagline: 'Organic, natural and cow-based goods',
  about:
    'Organic, natural and ayurvedic goods from farms and makers we can name. Packed in Ahmedabad, posted across India.',
  support: {
    phone: '+91 00000 11001',
    whatsapp: '+91 00000 11001',
    email: 'care@vanya.example.com',
    hours: 'Monday to Saturday, 9:30 am to 6:30 pm',
  },
  exports: { phone: '+91 00000 11002', email: 'exports@vanya.example.com' },
  business: { phone: '+91 00000 11003', email: 'business@vanya.example.com' },
  franchise: { phone: '+91 00000 11004', email: 'franchise@vanya.example.com' },
  grievanceOfficer: {
    name: 'Officer of the day (demo)',
    designation: 'Grievance Officer',
    phone: '+91 00000 11009',
    email: 'grievance@vanya.example.com',
    acknowledgeWithinHours: 48,
    resolveWithinDays: 30,
  },
  privacyEmail: 'privacy@vanya.example.com',
  social: [
    { network: 'instagram', url: 'https://instagram.example.com/vanya' },
    { network: 'youtube', url: 'https://youtube.example.com/vanya' },
    { network: 'facebook', url: 'https://facebook.example.com/vanya' },
  ],
};
