import type { PolicyPageKey } from '@/contract/content/content';
import { contentRoutes } from '@/lib/content-routes';

export interface Policy {
  key: PolicyPageKey;
  title: string;
  href: string;
  description: string;
  keywords: string;
  /** Whether the law asks for the grievance officer's contact on it. */
  hasOfficer: boolean;
}

/** The four policies; the titles name them in links, the pages display those of their texts. */
export const POLICIES = {
  terms: {
    key: 'terms-and-conditions',
    title: 'Terms and conditions',
    href: contentRoutes.terms(),
    description: 'What applies when you use this shop and buy from it.',
    keywords: 'terms of use, terms of sale',
    hasOfficer: true,
  },
  shipping: {
    key: 'shipping-policy',
    title: 'Shipping policy',
    href: contentRoutes.shippingPolicy(),
    description: 'Where we deliver, what it costs and how long it takes.',
    keywords: 'delivery charge, delivery time',
    hasOfficer: false,
  },
  returns: {
    key: 'return-and-refund-policy',
    title: 'Return and refund policy',
    href: contentRoutes.returnPolicy(),
    description: 'What we replace, what we take back and how money is returned.',
    keywords: 'replacement, returns, refunds',
    hasOfficer: true,
  },
  privacy: {
    key: 'privacy-policy',
    title: 'Privacy policy',
    href: contentRoutes.privacyPolicy(),
    description: 'Which personal data we use, what for, and the choices you have.',
    keywords: 'personal data, consent, cookies',
    hasOfficer: true,
  },
} as const satisfies Record<string, Policy>;
