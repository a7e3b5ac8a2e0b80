import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { CompanyProfile } from '../../../../contract/shop/shop.ts';
import { SHOP_NAME } from '../../../../contract/shop/shop-names.ts';
import type { Database } from '../../../db/database.ts';
import { contentPages } from '../../../db/schema/content.ts';

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
 * the policies come with those of the sample company. In the transaction of the caller.
 */
export async function followCompany(
  tx: Database,
  was: CompanyProfile,
  is: CompanyProfile,
): Promise<void> {
  const changed = changesOf(was, is);
  if (changed.size === 0) return;
  // The longest first: a shorter one may be a part of it.
  const all = [...changed.keys()].sort((one, other) => other.length - one.length);
  const pattern = new RegExp(all.map(RegExp.escape).join('|'), 'g');
  const written = (html: string) => html.replace(pattern, (found) => changed.get(found) ?? found);
  for (const { key, ...texts } of await tx.select().from(contentPages)) {
    const row = {
      html: written(texts.html),
      translations: withTexts(texts.translations, written),
    };
    if (isDeepStrictEqual({ ...texts, ...row }, texts)) continue;
    await tx.update(contentPages).set(row).where(eq(contentPages.key, key));
  }
}

/** Returns the same with each of its texts written anew. */
function withTexts<Texts extends object>(texts: Texts, written: (text: string) => string): Texts {
  return JSON.parse(JSON.stringify(texts), (_name, value) =>
    typeof value === 'string' ? written(value) : value,
  );
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
  const { support, exports, business, franchise, organicLiving, grievanceOfficer } = company;
  const contacts = { support, exports, business, franchise, organicLiving, grievanceOfficer };
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
