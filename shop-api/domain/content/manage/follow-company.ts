import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { contactOf, departmentNames } from '../../../../contract/shop/departments.ts';
import type { CompanyProfile } from '../../../../contract/shop/shop.ts';
import { SHOP_NAME } from '../../../../contract/shop/shop-names.ts';
import { contentPages } from '../../../db/schema/content.ts';
import type { FollowCompany } from '../../settings/manage/save-setting.ts';
import { changeMany } from '../../trail/save-managed.ts';
import { managedPage } from './page-desk.ts';

/** The action in the trail of a text that took over new facts of the company: nobody has read it. */
export const FOLLOWED = 'followed';

/** How the delivered texts write facts of the sample company in other scripts. */
const TRANSLITERATED: Record<string, readonly string[]> = {
  legalName: [`${SHOP_NAME} Organics (डेमो कंपनी)`, `${SHOP_NAME} Organics (ડેમો કંપની)`],
  address: [
    `शेड 4, ${SHOP_NAME} पैक हाउस, डेमो एस्टेट, साणंद, अहमदाबाद, गुजरात 382110`,
    `શેડ 4, ${SHOP_NAME} પૅક હાઉસ, ડેમો એસ્ટેટ, સાણંદ, અમદાવાદ, ગુજરાત 382110`,
  ],
  officer: ['ड्यूटी अधिकारी (डेमो)'],
};

/**
 * Writes the facts of the company into the texts of pages, wherever those stand that it had before:
 * the policies come with those of the sample company. Titles stay. Staff only. In the transaction of
 * `ctx.db`.
 */
export const followCompany: FollowCompany = async (ctx, was, is) => {
  const changed = changesOf(was, is);
  if (changed.size === 0) return;
  const written = rewriter(changed);
  const pages = await ctx.db.select({ id: contentPages.key }).from(contentPages);
  await changeMany({
    ctx,
    of: managedPage,
    input: pages.map(({ id }) => ({ id, version: undefined })),
    action: FOLLOWED,
    change: async (tx, before) => {
      for (const [key, { html, translations }] of before) {
        const row = { html: written(html), translations: withHtml(translations, written) };
        if (isDeepStrictEqual(row, { html, translations })) continue;
        await tx.update(contentPages).set(row).where(eq(contentPages.key, key));
      }
    },
  });
};

/** Returns the same with the text of each language written anew. */
function withHtml<Language extends string, Texts extends { html: string }>(
  translations: Partial<Record<Language, Texts>>,
  written: (html: string) => string,
) {
  const all = Object.entries(translations) as [Language, Texts][];
  return Object.fromEntries(all.map(([code, one]) => [code, { ...one, html: written(one.html) }]));
}

/**
 * Returns what puts new words in the place of old ones. An address in the middle of another one is
 * not meant; letters of other scripts may follow, because Gujarati joins its endings to names.
 */
function rewriter(changed: ReadonlyMap<string, string>): (html: string) => string {
  // The longest first: a shorter one may be a part of it.
  const all = [...changed.keys()].sort((one, other) => other.length - one.length);
  const facts = all.map(RegExp.escape).join('|');
  const latin = '[\\p{Script=Latin}\\p{Nd}]';
  const pattern = new RegExp(`(?<!${latin}|[._%+-])(?:${facts})(?!${latin}|[.-]${latin})`, 'gu');
  return (html) => html.replace(pattern, (found) => changed.get(found) ?? found);
}

const inHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * Returns what takes the place of which words of HTML. A value that two facts had, such as one number
 * for everything, stays while one of them keeps it; else the first of them says what it is now.
 */
function changesOf(was: CompanyProfile, is: CompanyProfile): Map<string, string> {
  const old = factsOf(was);
  const facts = Object.entries(factsOf(is));
  const unchanged = new Set(facts.filter(([name, now]) => old[name] === now).map(([, now]) => now));
  const changed = new Map<string, string>();
  for (const [name, now] of facts) {
    const before = old[name] ?? '';
    if (before === '' || before === now || unchanged.has(before)) continue;
    for (const text of [before, ...(TRANSLITERATED[name] ?? [])]) {
      const markup = inHtml(text);
      if (!changed.has(markup)) changed.set(markup, inHtml(now));
    }
  }
  return changed;
}

/** What no other word of a text is taken for: names of a place alone are not among it. */
function factsOf(company: CompanyProfile): Record<string, string> {
  const { line1, line2, city, state, postalCode } = company.address;
  const { support, grievanceOfficer } = company;
  const departments = departmentNames().map((name) => [name, contactOf(company, name)] as const);
  const contacts = { support, grievanceOfficer, ...Object.fromEntries(departments) };
  return {
    address: [line1, line2, city, `${state} ${postalCode}`].filter(Boolean).join(', '),
    legalName: company.legalName,
    officer: grievanceOfficer.name,
    privacyEmail: company.privacyEmail,
    gstin: company.gstin,
    ...Object.fromEntries(
      Object.entries(contacts).flatMap(([name, { phone, email }]) => [
        [`${name} phone`, phone],
        [`${name} email`, email],
      ]),
    ),
  };
}
