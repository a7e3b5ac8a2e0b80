import { expect, type Page } from '@playwright/test';
import { part, save, write } from '../hands/form.ts';
import { expectStepDone, openStep } from '../hands/steps.ts';
import { expectInShop, type Walk } from '../hands/walk.ts';

/** Takes every entry of a list away, the last one first. */
async function removeAll(page: Page, noun: string): Promise<void> {
  for (const number of [3, 2, 1]) {
    await page.getByRole('button', { name: `Remove ${noun} ${number}` }).click();
  }
}

/** Another seller than the sample is on every page, and the shop may sell. */
export async function company({ page }: Walk): Promise<void> {
  await openStep(page, 'Company facts');
  await write(part(page, 'The shop'), {
    'Name of the shop': 'Nilgiri Pantry',
    'Name of the membership': 'Nilgiri Circle',
    Tagline: 'From the blue hills to your kitchen',
    'About the shop': 'Spices, honey and tea from the Nilgiris, packed in Mumbai.',
  });
  await write(part(page, 'The company'), {
    'Legal name': 'Nilgiri Pantry Private Limited',
    GSTIN: '27AAPFU0939F1ZV',
  });
  await write(part(page, 'Registered address'), {
    'Street 1': '14 Mill Road',
    'Street 2': 'Fort',
    City: 'Mumbai',
    State: 'Maharashtra',
    'PIN code': '400001',
  });
  await write(part(page, 'Licence 1'), { 'Licence number': '10012345678901' });
  await page.getByRole('button', { name: 'Remove licence 3' }).click();
  await page.getByRole('button', { name: 'Remove licence 2' }).click();
  const support = { Phone: '+91 22 4000 1000', Email: 'care@nilgiri-pantry.in' };
  await write(part(page, 'Support'), { ...support, 'WhatsApp number': '+91 98200 10000' });
  await write(part(page, 'Grievance officer'), { Name: 'Meera Nair', ...support });
  await write(part(page, 'Complaints and personal data'), {
    'Email for personal data': support.Email,
  });
  await removeAll(page, 'page');
  await save(page);
  await expectStepDone(page, 'Facts of the company');
  await expectInShop(page, '/', 'Nilgiri Pantry Private Limited', '27AAPFU0939F1ZV', 'Meera Nair');
  await expectInShop(page, '/contact-us', '+91 22 4000 1000');
  for (const terms of ['/terms-and-conditions', '/hi/terms-and-conditions'])
    await expectInShop(page, terms, 'Nilgiri Pantry Private Limited');
  await departments({ page });
}

/** A new shop has no department; one that is ticked has a page within seconds. */
async function departments({ page }: Pick<Walk, 'page'>): Promise<void> {
  for (const path of ['/exports', '/bussiness', '/hi/franchise', '/organic-living?mobile=true'])
    expect([path, (await page.request.get(path)).status()]).toEqual([path, 404]);
  await openStep(page, 'Company facts');
  await part(page, 'Exports').getByRole('checkbox').check();
  await save(page);
  await expectInShop(page, '/exports', '+91 22 4000 1000');
  await expectInShop(page, '/', 'href="/exports"');
}
