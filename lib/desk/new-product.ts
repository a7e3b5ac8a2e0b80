import { sampleFacts } from '@/contract/settings/sample-facts';
import type { CompanyProfile } from '@/contract/shop/shop';
import type { DeskEntry } from './desk';

/** Kinds of licences as products name them, and how a company calls its own; food comes first. */
const LICENCES: readonly [type: string, label: RegExp][] = [
  ['FSSAI', /fssai/i],
  ['AYUSH', /ayu/i],
  ['COSMETIC', /cosmetic/i],
];

/**
 * Returns what a new product begins with: most goods are made in India, and by the shop itself. Facts
 * of the sample company must not come onto goods of a live shop.
 */
export function newProduct(company: CompanyProfile, mode: 'demo' | 'live'): DeskEntry {
  const usual = { country_of_origin: 'India' };
  if (mode === 'live' && sampleFacts(company).length > 0) return usual;
  const { line1, line2, city, state, postalCode } = company.address;
  const address = [line1, line2, city, `${state} ${postalCode}`].filter(Boolean).join(', ');
  const [licence = null] = LICENCES.flatMap(([type, label]) =>
    company.licences.filter((one) => label.test(one.label)).map(({ number }) => ({ type, number })),
  );
  return { ...usual, manufacturer: { name: company.legalName, address }, licence };
}
