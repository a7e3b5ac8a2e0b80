import { DEPARTMENTS, type DepartmentName } from '@/contract/shop/departments';
import type { CompanyProfile } from '@/contract/shop/shop';
import type { DeskField, DeskPanel } from '../../desk';

type CompanyPanel = DeskPanel<keyof CompanyProfile & string>;

const phone: DeskField = { name: 'phone', label: 'Phone', kind: 'text', type: 'tel' };
const email: DeskField = { name: 'email', label: 'Email', kind: 'text', type: 'email' };

const contact = <Name extends string>(name: Name, label: string, fields: DeskField[]) =>
  ({ name, label, kind: 'group', noun: 'contact', fields }) as const;

const department = <Name extends DepartmentName>(name: Name, more: DeskField[] = []) =>
  contact(name, DEPARTMENTS[name], [
    { name: 'isOn', label: 'The shop has this page', kind: 'flag', wide: true },
    phone,
    email,
    ...more,
  ]);

const shop: CompanyPanel = {
  title: 'The shop',
  hint: 'On every page, in mails and in search results.',
  fields: [
    { name: 'name', label: 'Name of the shop', kind: 'text' },
    { name: 'membershipName', label: 'Name of the membership', kind: 'text' },
    { name: 'tagline', label: 'Tagline', kind: 'text', wide: true },
    { name: 'about', label: 'About the shop', kind: 'lines', hint: 'In the footer' },
  ],
};

const company: CompanyPanel = {
  title: 'The company',
  hint: 'What the law wants on pages and invoices.',
  fields: [
    { name: 'legalName', label: 'Legal name', kind: 'text' },
    {
      name: 'gstin',
      label: 'GSTIN',
      kind: 'text',
      hint: 'Its first two digits are the state that goods are sent from',
    },
    {
      name: 'address',
      label: 'Registered address',
      kind: 'group',
      noun: 'address',
      fields: [
        { name: 'line1', label: 'Street 1', kind: 'text', wide: true },
        { name: 'line2', label: 'Street 2', kind: 'text', wide: true },
        { name: 'city', label: 'City', kind: 'text' },
        { name: 'state', label: 'State', kind: 'text' },
        { name: 'postalCode', label: 'PIN code', kind: 'text' },
        { name: 'country', label: 'Country', kind: 'text' },
      ],
    },
    {
      name: 'licences',
      label: 'Licences',
      kind: 'groups',
      noun: 'licence',
      hint: 'An FSSAI number has 14 digits',
      fields: [
        {
          name: 'label',
          label: 'Licence',
          kind: 'text',
          suggestions: ['FSSAI licence', 'Ayurvedic licence', 'Cosmetic licence'],
        },
        { name: 'number', label: 'Licence number', kind: 'text' },
      ],
    },
  ],
};

const contacts: CompanyPanel = {
  title: 'Contacts',
  hint: 'Phone numbers with their country code: +91 79 1234 5678.',
  fields: [
    contact('support', 'Support', [
      phone,
      email,
      { name: 'whatsapp', label: 'WhatsApp number', kind: 'text', type: 'tel' },
      { name: 'hours', label: 'Hours', kind: 'text', wide: true },
    ]),
  ],
};

const departments: CompanyPanel = {
  title: 'Departments',
  hint: 'Each has a page, and a line in the footer. Without a phone or an email of its own it has that of the support.',
  fields: [
    department('exports'),
    department('business'),
    department('franchise'),
    department('organicLiving', [
      { name: 'siteAddress', label: 'Address of the land', kind: 'text', wide: true },
      { name: 'mapUrl', label: 'Map', kind: 'text', type: 'url', wide: true },
    ]),
  ],
};

const law: CompanyPanel = {
  title: 'Complaints and personal data',
  side: true,
  fields: [
    {
      name: 'grievanceOfficer',
      label: 'Grievance officer',
      kind: 'group',
      noun: 'officer',
      fields: [
        { name: 'name', label: 'Name', kind: 'text' },
        { name: 'designation', label: 'Designation', kind: 'text' },
        phone,
        email,
        { name: 'acknowledgeWithinHours', label: 'Acknowledges', kind: 'number', unit: 'hours' },
        { name: 'resolveWithinDays', label: 'Settles', kind: 'number', unit: 'days' },
      ],
    },
    {
      name: 'privacyEmail',
      label: 'Email for personal data',
      kind: 'text',
      type: 'email',
      wide: true,
    },
  ],
};

const social: CompanyPanel = {
  title: 'Social networks',
  side: true,
  fields: [
    {
      name: 'social',
      label: 'Pages of the shop',
      kind: 'groups',
      noun: 'page',
      fields: [
        {
          name: 'network',
          label: 'Network',
          kind: 'choice',
          options: [
            { value: 'instagram', label: 'Instagram' },
            { value: 'youtube', label: 'YouTube' },
            { value: 'facebook', label: 'Facebook' },
          ],
        },
        { name: 'url', label: 'Address', kind: 'text', type: 'url' },
      ],
    },
  ],
};

/** The facts of the company. */
export const companyPanels: readonly CompanyPanel[] = [
  shop,
  company,
  contacts,
  departments,
  law,
  social,
];
