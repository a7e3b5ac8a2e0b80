import { expect, test } from '@jest/globals';
import { onEachDatabase } from '@/__tests__/support/test-database';
import type { CompanyProfile } from '@/contract/shop/shop';
import { shopProfile } from '@/contract/shop/shop';
import { contentPages } from '@/shop-api/db/schema/content';
import { readDefaultPages } from '@/shop-api/domain/content/default-pages';
import { followCompany } from '@/shop-api/domain/settings/manage/follow-company';

const contact = { phone: '+91 423 223 1234', email: 'care@salt.in' };
const OWN: CompanyProfile = {
  ...shopProfile,
  legalName: 'Salt & Sons Private Limited',
  address: {
    ...{ line1: '12 Club Road', line2: '', city: 'Coonoor', state: 'Tamil Nadu' },
    ...{ postalCode: '643101', country: 'India' },
  },
  support: { ...shopProfile.support, ...contact },
  exports: contact,
  business: contact,
  franchise: contact,
  organicLiving: { ...shopProfile.organicLiving, ...contact },
  grievanceOfficer: { ...shopProfile.grievanceOfficer, ...contact, name: 'Meena Raghavan' },
  privacyEmail: 'privacy@salt.in',
  gstin: '33AAACN1234F1Z4',
};
const SAMPLE = /Vanya Pack|Vanya पैक|Vanya પૅક|demo company|\.example\.com|\+91 00000|डेमो|ડેમો/;

onEachDatabase((database) => {
  const texts = async () => {
    const rows = await database.db.select().from(contentPages);
    return new Map(rows.map((row) => [row.key, row]));
  };

  test('the policies name the company of the shop, in every language, and follow it', async () => {
    const policy = async () => JSON.stringify((await texts()).get('terms-and-conditions'));
    expect(await policy()).toMatch(SAMPLE);
    await followCompany(database.db, shopProfile, OWN);
    for (const [, { html, translations }] of await texts()) {
      for (const text of [html, JSON.stringify(translations)]) expect(text).not.toMatch(SAMPLE);
    }
    expect(await policy()).toContain('Salt &amp; Sons Private Limited');
    expect(await policy()).toContain('12 Club Road, Coonoor, Tamil Nadu 643101');
    await followCompany(database.db, OWN, { ...OWN, legalName: 'Salt Private Limited' });
    expect(await policy()).toContain('Salt Private Limited');
    expect(await policy()).not.toContain('Sons');
  });

  test('a number that several have stays in the texts while one of them keeps it', async () => {
    const support = { ...OWN.support, phone: '+91 423 223 9999' };
    const exports = { ...OWN.exports, phone: '+91 423 223 8888' };
    const shipping = async () => (await texts()).get('shipping-policy')?.html;
    await followCompany(database.db, shopProfile, OWN);
    await followCompany(database.db, OWN, { ...OWN, exports });
    expect(await shipping()).toContain(OWN.support.phone);
    const { organicLiving, grievanceOfficer } = OWN;
    const [land, officer] = [organicLiving, grievanceOfficer].map((one) => ({
      ...one,
      ...exports,
    }));
    const all = { exports, business: exports, franchise: exports };
    const moved = { ...OWN, ...all, support, organicLiving: land, grievanceOfficer: officer };
    await followCompany(database.db, OWN, moved as CompanyProfile);
    expect(await shipping()).toContain(support.phone);
    expect(await shipping()).not.toContain(OWN.support.phone);
    await followCompany(database.db, moved as CompanyProfile, shopProfile);
  });

  test('a text that names no fact of the company stays as it is', async () => {
    const [about] = (await readDefaultPages()).filter(({ key }) => key === 'about-us');
    await followCompany(database.db, OWN, shopProfile);
    expect((await texts()).get('about-us')?.html).toBe(about?.html);
  });
});
