import type { Endpoint } from '@/contract/endpoint';
import { absolutePath } from '@/contract/endpoint';
import type { EndpointName } from '@/contract/endpoints';
import type { Caller } from './accepted-bodies';
import type { CanaryPerson } from './canary-person';
import { PRODUCT } from './canary-person';

/** What reads are asked for where the contract insists on it. */
const QUERIES: Partial<Record<EndpointName, string>> = {
  getMetaTags: 'page_url=/',
  getCaptcha: 'form=signup',
  listRelatedProducts: `product_id=${PRODUCT}`,
  listProductsOfCategory: 'categoryID=1',
  listSections: 'type=upper',
  validateVoucher: 'voucher_code=WELCOME10',
};

/** The path of a call that names this person's things. */
export function pathTo(
  { path, query }: Endpoint,
  name: EndpointName,
  person: CanaryPerson,
): string {
  const id = path.includes('address') ? person.addressId : person.lineId;
  const places: Record<string, string | number> = {
    id: path.includes('product') || path.includes('review') ? PRODUCT : id,
    orderId: person.orderId,
    txnid: path.startsWith('/payments') ? person.txnid : person.purchase,
    productId: PRODUCT,
    pin: '380009',
    countryId: 101,
    stateId: 4030,
    resetUUID: 'x'.repeat(43),
  };
  const named = absolutePath(path).replace(/\{(\w+)\}/g, (_, place) => String(places[place]));
  const asked = query && name === 'editContactAddress' ? `contact_id=${id}` : QUERIES[name];
  return asked ? `${named}?${asked}` : named;
}

/** What a removal of the caller's own names. */
export function ownIdOf(path: string, { lineId, addressId }: Caller): string {
  return String(path.includes('address') ? addressId : lineId);
}

/** The fields of a call's body that can name this person's things, naming them. */
export function fieldsNaming({ body }: Endpoint, person: CanaryPerson): object {
  const { email, phone, code, addressId, orderId } = person;
  const naming = {
    ...{ email, mobile_no: phone, code, order_id: orderId, id: person.termId },
    ...{ address1: addressId, billing_address: addressId, add_id: addressId },
  };
  const known = (body?.describe() as { fields?: object } | undefined)?.fields ?? {};
  return Object.fromEntries(Object.entries(naming).filter(([field]) => field in known));
}
