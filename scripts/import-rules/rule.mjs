export const STOREFRONT = '^(app|components|lib|server)/|^middleware[.]ts$';
export const SHIPPED = `${STOREFRONT}|^(contract|shop-api)/`;

/** The dependency types of an import that is erased. */
export const NEVER_RUN = ['type-only'];

/** A rule: files matching `from` may not import what matches `to`. */
export const forbid = (name, from, to, comment) => ({
  name,
  comment,
  severity: 'error',
  from: typeof from === 'string' ? { path: from } : from,
  to: typeof to === 'string' ? { path: to } : to,
});
