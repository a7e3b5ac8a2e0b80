/**
 * The fields of a form, from a body or a query. Undefined when a name comes twice, because readers
 * disagree about which one counts, and when the bytes are no UTF-8.
 */
export function readForm(form: Uint8Array | string): Map<string, string> | undefined {
  const text = typeof form === 'string' ? form : decode(form);
  if (text === undefined) return undefined;
  const pairs = [...new URLSearchParams(text)];
  const fields = new Map(pairs);
  return fields.size === pairs.length ? fields : undefined;
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
