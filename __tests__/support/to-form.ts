/** Fields as a browser posts them in multipart/form-data. */
export function toForm(fields: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    form.append(name, value instanceof Blob ? value : String(value));
  }
  return form;
}

/** A form as the bytes that a browser sends, or with `accept` a script. */
export async function toMultipart(form: FormData, accept = 'text/html') {
  const sent = new Response(form);
  const type = sent.headers.get('Content-Type') ?? '';
  const raw = new Uint8Array(await sent.arrayBuffer());
  return { raw, headers: { 'Content-Type': type, Accept: accept } };
}
