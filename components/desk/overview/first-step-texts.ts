import type { FirstStep } from '@/contract/staff/first-steps';
import { staffRoutes } from '@/lib/staff-routes';

/** What a step is, and where it is done. */
interface StepText {
  title: string;
  text: string;
  /** The desks; none for what is set on the server. */
  links: readonly { text: string; href: string }[];
}

/** The first steps in words. */
export const STEP_TEXTS: Record<FirstStep, StepText> = {
  company: {
    title: 'Facts of the company',
    text: 'Name, address, GSTIN, licences, phone, grievance officer. Until all are your own, pages name a sample company, and a live shop takes no orders.',
    links: [{ text: 'Company facts', href: staffRoutes.entry('settings', 'company') }],
  },
  delivery: {
    title: 'Delivery',
    text: 'What delivery costs, from which amount it is free, how long it takes, and where.',
    links: [{ text: 'Delivery settings', href: staffRoutes.entry('settings', 'delivery') }],
  },
  offers: {
    title: 'Minimum order, membership, consultations',
    text: 'The smallest order, the prices of the membership, and the fee and hours of the vaidya.',
    links: [
      { text: 'Minimum order', href: staffRoutes.entry('settings', 'orders') },
      { text: 'Membership', href: staffRoutes.entry('settings', 'elite') },
      { text: 'Consultations', href: staffRoutes.entry('settings', 'consultation') },
    ],
  },
  payment: {
    title: 'Payment keys',
    text: 'Keys of PayU or Razorpay, in the file .env of the server and never here: docs/payments.md says which.',
    links: [],
  },
  category: {
    title: 'First category',
    text: 'Products stand in categories, and the menu of the shop is made of them.',
    links: [{ text: 'Add a category', href: staffRoutes.entry('categories', 'new') }],
  },
  brand: {
    title: 'First brand',
    text: 'Every product has one. Goods of your own have the name of your shop.',
    links: [{ text: 'Add a brand', href: staffRoutes.entry('brands', 'new') }],
  },
  products: {
    title: 'Ten products',
    text: 'With a picture, a price and the facts that the law asks for. A saved product is a draft: publish it then.',
    links: [
      { text: 'Add a product', href: staffRoutes.entry('products', 'new') },
      { text: 'Import from a file', href: staffRoutes.imports() },
    ],
  },
  policies: {
    title: 'Policies',
    text: 'Read the four sample texts, write what is different in your shop, and save each.',
    links: [{ text: 'Policies and pages', href: staffRoutes.desk('pages') }],
  },
  home: {
    title: 'Home page',
    text: 'A first banner, with a wide picture and one for phones.',
    links: [{ text: 'Add a banner', href: staffRoutes.entry('banners', 'new') }],
  },
};
