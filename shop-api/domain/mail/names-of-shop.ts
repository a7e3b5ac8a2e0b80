import { type CompanyProfile, shopProfile } from '../../../contract/shop/shop.ts';
import { MEMBERSHIP_NAME, SHOP_NAME } from '../../../contract/shop/shop-names.ts';

/** The longer name first: it contains the other. */
const DELIVERED = new RegExp(
  [MEMBERSHIP_NAME, SHOP_NAME, shopProfile.support.phone.replace('+', '\\+')].join('|'),
  'g',
);

interface Names {
  company: CompanyProfile;
  /** False: staff have written the text, with the names that they mean. */
  isStandard: boolean;
}

/**
 * Returns a text of a message with the names and the phone number of the shop: the standard texts
 * have those that it was delivered with.
 */
export function withNames(text: string, { company, isStandard }: Names): string {
  if (!isStandard) return text;
  const own = new Map([
    [MEMBERSHIP_NAME, company.membershipName],
    [SHOP_NAME, company.name],
    [shopProfile.support.phone, company.support.phone],
  ]);
  return text.replace(DELIVERED, (found) => own.get(found) ?? found);
}
