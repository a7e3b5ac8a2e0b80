import type { OnlineStore, Organization, PostalAddress, WebSite } from 'schema-dts';
import { shopProfile } from '@/contract/shop/shop';
import { routes } from '@/lib/routes';
import { COUNTRY } from './india';
import { returnPolicyLink, shippingService } from './policy-nodes';

/** Returns a reference to the shop, which the home page describes in full. */
export function shopReference(origin: string) {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#store`,
    name: shopProfile.name,
    url: origin,
  } satisfies Organization;
}

/** Returns the shop as a schema.org OnlineStore: who sells, where, and on which terms. */
export function shopNode(origin: string) {
  const { support, exports, grievanceOfficer } = shopProfile;
  return {
    '@type': 'OnlineStore',
    '@id': `${origin}/#store`,
    name: shopProfile.name,
    legalName: shopProfile.legalName,
    description: shopProfile.about,
    url: origin,
    logo: `${origin}/art/icon-512.png`,
    email: support.email,
    telephone: support.phone,
    vatID: shopProfile.gstin,
    address: shopAddress(),
    contactPoint: [
      contactPoint('customer service', support),
      contactPoint('sales', exports),
      contactPoint('complaints', grievanceOfficer),
    ],
    sameAs: shopProfile.social.map(({ url }) => url),
    hasMerchantReturnPolicy: returnPolicyLink(origin),
    hasShippingService: shippingService(),
  } satisfies OnlineStore;
}

/** Returns the schema.org WebSite, with the address of its search. */
export function siteNode(origin: string) {
  const search = `${origin}${routes.shop()}?search={search_term_string}`;
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#site`,
    url: origin,
    name: shopProfile.name,
    inLanguage: 'en-IN',
    publisher: { '@id': `${origin}/#store` },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: search },
      // The form of Google's search engine, which the vocabulary does not have.
      ...{ 'query-input': 'required name=search_term_string' },
    },
  } satisfies WebSite;
}

function shopAddress() {
  const { line1, line2, city, state, postalCode } = shopProfile.address;
  return {
    '@type': 'PostalAddress',
    streetAddress: `${line1}, ${line2}`,
    addressLocality: city,
    addressRegion: state,
    postalCode,
    addressCountry: COUNTRY,
  } satisfies PostalAddress;
}

function contactPoint(contactType: string, { phone, email }: { phone: string; email: string }) {
  return { '@type': 'ContactPoint' as const, contactType, telephone: phone, email };
}
