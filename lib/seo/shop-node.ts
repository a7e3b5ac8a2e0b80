import type { OnlineStore, Organization, PostalAddress, WebSite } from 'schema-dts';
import type { DeliverySettings } from '@/contract/shop/settings';
import type { CompanyProfile } from '@/contract/shop/shop';
import { routes } from '@/lib/routes';
import { COUNTRY } from './india';
import { returnPolicyLink, shippingService } from './policy-nodes';

/** Returns a reference to the shop, which the home page describes in full. */
export function shopReference({ name }: Pick<CompanyProfile, 'name'>, origin: string) {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#store`,
    name,
    url: origin,
  } satisfies Organization;
}

/** Returns the shop as a schema.org OnlineStore: who sells, where, and on which terms. */
export function shopNode(company: CompanyProfile, delivery: DeliverySettings, origin: string) {
  const { support, exports, grievanceOfficer } = company;
  return {
    '@type': 'OnlineStore',
    '@id': `${origin}/#store`,
    name: company.name,
    legalName: company.legalName,
    description: company.about,
    url: origin,
    logo: `${origin}/art/icon-512.png`,
    email: support.email,
    telephone: support.phone,
    vatID: company.gstin,
    address: shopAddress(company),
    contactPoint: [
      contactPoint('customer service', support),
      contactPoint('sales', exports),
      contactPoint('complaints', grievanceOfficer),
    ],
    sameAs: company.social.map(({ url }) => url),
    hasMerchantReturnPolicy: returnPolicyLink(origin),
    hasShippingService: shippingService(delivery),
  } satisfies OnlineStore;
}

/** Returns the schema.org WebSite, with the address of its search. */
export function siteNode({ name }: Pick<CompanyProfile, 'name'>, origin: string) {
  const search = `${origin}${routes.shop()}?search={search_term_string}`;
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#site`,
    url: origin,
    name,
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

function shopAddress({ address }: CompanyProfile) {
  const { line1, line2, city, state, postalCode } = address;
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
