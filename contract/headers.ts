/** Carried by every call; the specification fixes its value at 7. */
export const COMPANY_HEADER = 'Companyid';

/** Identifies a shopper who is not logged in. The specification leaves the name open: `Visitor`. */
export const VISITOR_HEADER = 'Visitor';

/** `Authorization: token {token}`; the scheme is read in any case ('token' or 'Token'). */
export const LOGIN_HEADER = 'Authorization';
export const LOGIN_SCHEME = 'token';

/** A write repeated with the same key is answered as the first time and changes nothing. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** Names one request in answers and logs. */
export const REQUEST_ID_HEADER = 'X-Request-Id';

/** Longest accepted request body in bytes; above it the answer is 413. */
export const MAX_BODY_BYTES = 100_000;

/** Room for the frame of a form and its other fields, around the file that a call takes. */
export const MAX_FRAME_BYTES = 10_000;
