import type { EndpointName } from '@/contract/endpoints';
import { absolutePath, type Endpoint } from '@/contract/kit/endpoint';
import type { Caller } from './accepted-bodies';
import { type CanaryPerson, PRODUCT } from './canary-person';

/** The queries that the contract requires of reads. */
const QUERIES: Partial<Record<EndpointName, string>> = {
  getMetaTags: 'page_url=/',
  getCaptcha: 'form=signup',
  listRelatedProducts: `product_id=${PRODUCT}`,
  listProductsOfCategory: 'categoryID=1',
  listSections: 'type=upper',
  validateVoucher: 'voucher_code=WELCOME10',
};

/** A post and an event of the demo shop. */
const OF_THE_DEMO_SHOP = 1;

/** The path of a call with the ids of this person's things. */
export function pathTo(
  { path, query }: Endpoint,
  name: EndpointName,
  person: CanaryPerson,
): string {
  const id = idIn(path, person);
  const values: Record<string, string | number> = {
    id,
    orderId: person.orderId,
    returnId: person.orderId,
    refundId: person.orderId,
    txnid: path.startsWith('/payments') ? person.txnid : person.membershipTxnid,
    productId: PRODUCT,
    key: 'about-us',
    kind: 'tag',
    version: 0,
    token: `1-${'a'.repeat(64)}`,
    pin: '380009',
    countryId: 101,
    stateId: 4030,
    resetUUID: 'x'.repeat(43),
  };
  const named = absolutePath(path).replace(/\{(\w+)\}/g, (_, key) => String(values[key]));
  const asked = query && name === 'editContactAddress' ? `contact_id=${id}` : QUERIES[name];
  return asked ? `${named}?${asked}` : named;
}

/** What `{id}` of a path names. */
function idIn(path: string, person: CanaryPerson): number {
  if (path.includes('product') || path.includes('review')) return PRODUCT;
  if (path.includes('appointment')) return person.appointmentId;
  if (/blogs|events/.test(path)) return OF_THE_DEMO_SHOP;
  return path.includes('address') ? person.addressId : person.lineId;
}

/** The id of the caller's own thing for a removal. */
export function ownIdOf(path: string, { lineId, addressId }: Caller): string {
  return String(path.includes('address') ? addressId : lineId);
}

/** The body fields of a call that can contain ids of this person's things, with these ids. */
export function fieldsNaming({ body }: Endpoint, person: CanaryPerson): object {
  const { email, phone, code, addressId, orderId } = person;
  const naming = {
    ...{ email, mobile_no: phone, code, order_id: orderId, id: person.membershipId },
    ...{ address1: addressId, billing_address: addressId, add_id: addressId, bill_to: addressId },
  };
  const known = (body?.describe() as { fields?: object } | undefined)?.fields ?? {};
  return Object.fromEntries(Object.entries(naming).filter(([field]) => field in known));
}
