/** What a person of the staff may do. `all` includes the others, settings and people. */
export const STAFF_ROLES = ['orders', 'catalogue', 'texts', 'money', 'all'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** The role, or one of the roles, that something needs; `any`: whoever is staff. */
export type NeededRole = StaffRole | readonly StaffRole[] | 'any';

/** What changing each kind of thing needs; the kinds are named as in the trail. */
export const ROLE_OF_KIND = {
  announcement: 'texts',
  appointment: 'orders',
  banner: 'texts',
  brand: 'catalogue',
  category: 'catalogue',
  customer: 'orders',
  event: 'texts',
  fact: 'catalogue',
  faq: 'texts',
  faq_group: 'texts',
  featured_categories: ['catalogue', 'texts'],
  form: 'catalogue',
  gift_voucher: 'money',
  home_section: 'texts',
  import: 'catalogue',
  invitation: 'all',
  landing_page: 'texts',
  lead: 'orders',
  meta_tag: 'texts',
  order: 'orders',
  page: 'texts',
  person: 'all',
  phone_order: 'orders',
  popup_picture: 'texts',
  post: 'texts',
  product: 'catalogue',
  refund: 'money',
  return_request: 'orders',
  review: 'orders',
  sale_price: ['catalogue', 'money'],
  search_concept: 'catalogue',
  search_query: 'catalogue',
  setting: 'all',
  stock: ['catalogue', 'orders'],
  store: 'texts',
  tag: 'catalogue',
  taking: 'money',
  template: 'texts',
  trail: 'all',
  vaidya: 'texts',
  voucher: ['catalogue', 'money'],
} as const satisfies Record<string, NeededRole>;
export type StaffKind = keyof typeof ROLE_OF_KIND;

/** Returns what a kind of thing needs; an unknown kind is for `all` alone. */
export function roleOfKind(kind: string): NeededRole {
  return Object.hasOwn(ROLE_OF_KIND, kind) ? ROLE_OF_KIND[kind as StaffKind] : 'all';
}

/** Whether a person with these roles may do what needs that one. */
export function hasRole(roles: readonly StaffRole[], needed: NeededRole): boolean {
  if (needed === 'any' || roles.includes('all')) return true;
  return [needed].flat().some((role) => roles.includes(role as StaffRole));
}
