/** Fields as a browser posts them in multipart/form-data. */
export function toForm(fields: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    form.append(name, value instanceof Blob ? value : String(value));
  }
  return form;
}
