/**
 * The user agent of a request for a document of one shopper, which the middleware sets. Next.js
 * renders a document whole for the user agents that `htmlLimitedBots` names: everything of the head
 * is in the head, and a redirect or a missing page has its status. For others it sends the status
 * and the head before it knows them.
 */
export const WHOLE_DOCUMENT = 'whole-document';
