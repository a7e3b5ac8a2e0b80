/**
 * Returns the origin that a text names, as browsers send it; undefined where it names none, or more
 * than an origin: a path would be in some addresses of the shop, and not in others.
 */
export function originOf(text: string): string | undefined {
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    return undefined;
  }
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  return isWeb && url.href === `${url.origin}/` ? url.origin : undefined;
}
