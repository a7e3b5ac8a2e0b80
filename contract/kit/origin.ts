/**
 * Returns the origin that a text names, as browsers send it; undefined where it names none, or more
 * than an origin: a path would be in some addresses of the shop, and not in others.
 */
export function originOf(text: string): string | undefined {
  const url = URL.parse(text);
  if (!url || !['http:', 'https:'].includes(url.protocol)) return undefined;
  return url.href === `${url.origin}/` ? url.origin : undefined;
}
