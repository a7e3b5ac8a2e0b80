import { expect, test } from '@jest/globals';
import { DEFAULT_SETTINGS } from '@/contract/shop/settings';
import { shopProfile } from '@/contract/shop/shop';
import { shopNode, shopReference, siteNode } from '@/lib/seo/shop-node';

const { delivery } = DEFAULT_SETTINGS;
const ORIGIN = 'https://vanya.example';

test('the shop has the address, GSTIN and contacts of the footer', () => {
  expect(shopNode(shopProfile, delivery, ORIGIN)).toMatchObject({
    legalName: shopProfile.legalName,
    vatID: shopProfile.gstin,
    telephone: shopProfile.support.phone,
    address: { postalCode: shopProfile.address.postalCode, addressCountry: 'IN' },
    sameAs: shopProfile.social.map(({ url }) => url),
  });
});

test('its return policy is a link, because the days differ by goods', () => {
  expect(shopNode(shopProfile, delivery, ORIGIN).hasMerchantReturnPolicy).toEqual({
    '@type': 'MerchantReturnPolicy',
    merchantReturnLink: `${ORIGIN}/return-and-refund-policy`,
  });
});

test('other pages name the shop by the id of the whole description', () => {
  expect(shopReference(shopProfile, ORIGIN)['@id']).toBe(
    shopNode(shopProfile, delivery, ORIGIN)['@id'],
  );
  expect(siteNode(shopProfile, ORIGIN).publisher['@id']).toBe(
    shopNode(shopProfile, delivery, ORIGIN)['@id'],
  );
});

test('the site has the address of its search', () => {
  expect(siteNode(shopProfile, ORIGIN).potentialAction.target.urlTemplate).toBe(
    `${ORIGIN}/shop?search={search_term_string}`,
  );
});
