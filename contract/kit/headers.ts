/** Sent with every call; the specification fixes its value at 7. */
export const COMPANY_HEADER = 'Companyid';

/** Identifies a shopper who is not logged in. The specification leaves the name open: `Visitor`. */
export const VISITOR_HEADER = 'Visitor';

/** `Authorization: token {token}`; the scheme is read in any case ('token' or 'Token'). */
export const LOGIN_HEADER = 'Authorization';
export const LOGIN_SCHEME = 'token';

/** The language of the caller's pages, `en` or `hi`: that of messages to an account. */
export const LANGUAGE_HEADER = 'Accept-Language';

/** A write repeated with the same key gets the first answer and changes nothing. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** Identifies one request in answers and logs; the caller may choose the id. */
export const REQUEST_ID_HEADER = 'X-Request-Id';

/**
 * Headers of an API notice to the storefront: Unix seconds, and the signature of them and the body.
 */
export const NOTICE_TIME_HEADER = 'X-Notice-Timestamp';
export const NOTICE_SIGNATURE_HEADER = 'X-Notice-Signature';

/** Maximum size of a request body in bytes; larger ones are answered with 413. */
export const MAX_BODY_BYTES = 100_000;

/** Allowance for the multipart framing and the other fields around the file of a call. */
export const MAX_FRAME_BYTES = 10_000;
