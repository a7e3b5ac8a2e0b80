import { expect, test } from '@jest/globals';
import { onEachApp } from '@/__tests__/support/test-app';
import { type CompanyProfile, shopProfile } from '@/contract/shop/shop';
import { contentPages } from '@/shop-api/db/schema/content';
import { trail } from '@/shop-api/db/schema/trail';
import { readDefaultPages } from '@/shop-api/domain/content/default-pages';
import { FOLLOWED, followCompany } from '@/shop-api/domain/content/manage/follow-company';
import { managedPage, savePage } from '@/shop-api/domain/content/manage/page-desk';
import { COMMAND_LINE } from '@/shop-api/domain/trail/desk-context';
import { readManaged } from '@/shop-api/domain/trail/read-managed';

const contact = { phone: '+91 423 223 1234', email: 'care@salt.in' };
const OWN: CompanyProfile = {
  ...shopProfile,
  legalName: 'Salt & Sons Private Limited',
  address: {
    ...{ line1: '12 Club Road', line2: '', city: 'Coonoor', state: 'Tamil Nadu' },
    ...{ postalCode: '643101', country: 'India' },
  },
  support: { ...shopProfile.support, ...contact },
  exports: { isOn: true, ...contact },
  business: { isOn: true, ...contact },
  franchise: { isOn: true, ...contact },
  organicLiving: { ...shopProfile.organicLiving, ...contact },
  grievanceOfficer: { ...shopProfile.grievanceOfficer, ...contact, name: 'Meena Raghavan' },
  privacyEmail: 'privacy@salt.in',
  gstin: '33AAACN1234F1Z4',
};
const SAMPLE = /Vanya Pack|Vanya पैक|Vanya પૅક|demo company|\.example\.com|\+91 00000|डेमो|ડેમો/;

onEachApp((app) => {
  const ctx = () => ({ db: app.db, clock: app.clock, notify: () => undefined, who: COMMAND_LINE });
  const texts = async () => {
    const rows = await app.db.select().from(contentPages);
    return new Map(rows.map((row) => [row.key, row]));
  };

  test('the policies name the company of the shop, in every language, and follow it', async () => {
    const policy = async () => JSON.stringify((await texts()).get('terms-and-conditions'));
    expect(await policy()).toMatch(SAMPLE);
    await followCompany(ctx(), shopProfile, OWN);
    for (const [, { html, translations }] of await texts()) {
      for (const text of [html, JSON.stringify(translations)]) expect(text).not.toMatch(SAMPLE);
    }
    expect(await policy()).toContain('Salt &amp; Sons Private Limited');
    expect(await policy()).toContain('12 Club Road, Coonoor, Tamil Nadu 643101');
    await followCompany(ctx(), OWN, { ...OWN, legalName: 'Salt Private Limited' });
    expect(await policy()).toContain('Salt Private Limited');
    expect(await policy()).not.toContain('Sons');
  });

  test('a number that several have stays in the texts while one of them keeps it', async () => {
    const support = { ...OWN.support, phone: '+91 423 223 9999' };
    const exports = { ...OWN.exports, phone: '+91 423 223 8888' };
    const shipping = async () => (await texts()).get('shipping-policy')?.html;
    await followCompany(ctx(), shopProfile, OWN);
    await followCompany(ctx(), OWN, { ...OWN, exports });
    expect(await shipping()).toContain(OWN.support.phone);
    const { organicLiving, grievanceOfficer } = OWN;
    const [land, officer] = [organicLiving, grievanceOfficer].map((one) => ({
      ...one,
      ...exports,
    }));
    const all = { exports, business: exports, franchise: exports };
    const moved = { ...OWN, ...all, support, organicLiving: land, grievanceOfficer: officer };
    await followCompany(ctx(), OWN, moved as CompanyProfile);
    expect(await shipping()).toContain(support.phone);
    expect(await shipping()).not.toContain(OWN.support.phone);
    await followCompany(ctx(), moved as CompanyProfile, shopProfile);
  });

  test('a text that names no fact of the company stays as it is, with its cities', async () => {
    const [about] = (await readDefaultPages()).filter(({ key }) => key === 'about-us');
    expect(about?.html).toContain(shopProfile.address.city);
    await followCompany(ctx(), shopProfile, OWN);
    expect((await texts()).get('about-us')?.html).toBe(about?.html);
    await followCompany(ctx(), OWN, shopProfile);
  });

  test('an address inside another one, and a name inside a word, are not meant', async () => {
    const officer = { ...OWN.grievanceOfficer, name: 'Ravi' };
    const html = '<p>healthcare@salt.in, care@salt.in.net, Ravindra; care@salt.in. Ravi, Raviને</p>';
    const key = 'franchise';
    await savePage({ ctx: ctx(), input: { id: key, fields: { title: 'Franchise', html } } });
    const was = { ...OWN, grievanceOfficer: officer };
    const support = { ...OWN.support, email: 'help@salt.in' };
    const exports = { ...OWN.exports, email: support.email };
    const others = { exports, business: exports, franchise: exports };
    const organicLiving = { ...OWN.organicLiving, email: support.email };
    const grievanceOfficer = { ...officer, name: 'Meena', email: support.email };
    const is = { ...was, ...others, support, organicLiving, grievanceOfficer };
    await followCompany(ctx(), was, is as CompanyProfile);
    expect((await texts()).get(key)?.html).toBe(
      '<p>healthcare@salt.in, care@salt.in.net, Ravindra; help@salt.in. Meena, Meenaને</p>',
    );
  });

  test('the trail says of each text that it followed, and who has it open is told', async () => {
    const input = { id: 'terms-and-conditions' } as const;
    const { data, version } = await readManaged({ ctx: ctx(), of: managedPage, input });
    await followCompany(ctx(), shopProfile, OWN);
    const rows = await app.db.select().from(trail);
    expect(rows.at(-1)).toMatchObject({ objectKind: 'page', action: FOLLOWED });
    const late = savePage({ ctx: ctx(), input: { ...input, version, fields: { ...data } } });
    await expect(late).rejects.toMatchObject({ code: 'conflict' });
  });
});
