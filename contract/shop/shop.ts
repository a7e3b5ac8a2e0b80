/**
 * The company behind the shop: all values to change for another company, beside the pictures of
 * `public/art`, the content of the seed and `shop-names.ts`. Every value here is a sample.
 */
import { MEMBERSHIP_NAME, SHOP_NAME } from './shop-names.ts';

/** The sender of emails, unless `MAIL_FROM` is set. */
export const DEFAULT_MAIL_FROM = `${SHOP_NAME} <no-reply@example.com>`;

/** Colours equal to the tokens of `app/tokens.css`, for emails and the browser frame. */
export const brandColours = {
  page: '#ffffff',
  ink: '#16281f',
  hint: '#5f6e65',
  rule: '#dcdfd6',
  primary: '#0f4a36',
  primaryLine: '#2c6a54',
  cotton: '#f7f4eb',
  placeholder: '#ece7d9',
  thread: '#fbf4e2',
  haldi: '#f2b632',
  haldiInk: '#3a2506',
  haldiTint: '#fff1d2',
  leaf: '#e4efe4',
  focus: '#27357f',
} as const;

/** The networks that a shop may have a page on. */
export const NETWORKS = ['instagram', 'youtube', 'facebook'] as const;

export interface Contact {
  /** Grouped as read aloud, with the country code: `+91 00000 11001`. */
  phone: string;
  email: string;
}

/** A part of the company that a shop may be without (`departments.ts`). Without own contacts: ''. */
type DepartmentFacts = Contact & { isOn: boolean };

interface PostalAddress {
  line1: string;
  line2: string;
  city: string;
  state: string;
  postalCode: string;
  country: string;
}

/** The officer that the E-Commerce Rules 2020, rule 4(4) and (5), require every shop to name. */
interface GrievanceOfficer extends Contact {
  name: string;
  designation: string;
  acknowledgeWithinHours: number;
  resolveWithinDays: number;
}

/** The facts of a company that pages, invoices and mails name. */
export interface CompanyProfile {
  name: string;
  /** The displayed name of the paid membership. */
  membershipName: string;
  /** The seller's legal name, which the law requires on pages, emails and invoices. */
  legalName: string;
  tagline: string;
  /** One or two sentences for the footer. */
  about: string;
  address: PostalAddress;
  support: Contact & { whatsapp: string; hours: string };
  exports: DepartmentFacts;
  business: DepartmentFacts;
  franchise: DepartmentFacts;
  /** The plotted-land project; its site is not the company's office. */
  organicLiving: DepartmentFacts & { siteAddress: string; mapUrl: string };
  grievanceOfficer: GrievanceOfficer;
  /** The email address for questions about personal data (DPDP Act 2023). */
  privacyEmail: string;
  /** Its first two digits are the code of the state that all goods are sent from. */
  gstin: string;
  licences: { label: string; number: string }[];
  social: { network: (typeof NETWORKS)[number]; url: string }[];
}

/** The facts of the demo shop, which hold until staff write their own at the desk. */
export const shopProfile: CompanyProfile = {
  name: SHOP_NAME,
  membershipName: MEMBERSHIP_NAME,
  legalName: 'Vanya Organics (demo company)',
  tagline: 'Organic, natural and cow-based goods',
  about:
    'Organic, natural and ayurvedic goods from farms and makers we can name. Packed in Ahmedabad, posted across India.',
  address: {
    line1: 'Shed 4, Vanya Pack House',
    line2: 'Demo Estate, Sanand',
    city: 'Ahmedabad',
    state: 'Gujarat',
    postalCode: '382110',
    country: 'India',
  },
  support: {
    phone: '+91 00000 11001',
    whatsapp: '+91 00000 11001',
    email: 'care@vanya.example.com',
    hours: 'Monday to Saturday, 9:30 am to 6:30 pm',
  },
  exports: { isOn: true, phone: '+91 00000 11002', email: 'exports@vanya.example.com' },
  business: { isOn: true, phone: '+91 00000 11003', email: 'business@vanya.example.com' },
  franchise: { isOn: true, phone: '+91 00000 11004', email: 'franchise@vanya.example.com' },
  organicLiving: {
    isOn: true,
    phone: '+91 00000 11005',
    email: 'land@vanya.example.com',
    siteAddress: 'Village Demo, near Sanand, Ahmedabad District, Gujarat 382110',
    mapUrl: 'https://www.openstreetmap.org/?mlat=22.99&mlon=72.38#map=13/22.99/72.38',
  },
  grievanceOfficer: {
    name: 'Officer of the day (demo)',
    designation: 'Grievance Officer',
    phone: '+91 00000 11009',
    email: 'grievance@vanya.example.com',
    acknowledgeWithinHours: 48,
    resolveWithinDays: 30,
  },
  privacyEmail: 'privacy@vanya.example.com',
  gstin: '24AAAAA0000A1Z8',
  licences: [
    { label: 'FSSAI licence', number: '00000000000000' },
    { label: 'Ayurvedic licence', number: 'DEMO/AYU/0000' },
    { label: 'Cosmetic licence', number: 'DEMO/COS/0000' },
  ],
  social: [
    { network: 'instagram', url: 'https://instagram.example.com/vanya' },
    { network: 'youtube', url: 'https://youtube.example.com/vanya' },
    { network: 'facebook', url: 'https://facebook.example.com/vanya' },
  ],
};
