/** What mail programs make a link of: a scheme, an address of a mailbox, the name of a host. */
const IN_LINKS = /:\/\/|mailto:|@|[\p{L}\p{M}\p{N}]\.[\p{L}\p{M}]{2,}/iu;

/** Replaces links in a text that a shopper typed, for mails to addresses that nobody has proven. */
export function withoutLinks(text: string): string {
  return text.replaceAll(/\S+/g, (word) => (IN_LINKS.test(word) ? '[link]' : word));
}

/** Writes a field of one line in one line: a name cannot pretend to be the next field. */
export function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}
