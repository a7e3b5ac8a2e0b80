/** What a mail says, before it is text or HTML. Nothing a shopper typed belongs into it. */
export interface Letter {
  subject: string;
  before: string;
  /** The one thing to do. */
  link: { label: string; url: string };
  after: string;
}

/** The two forms a mail travels in. */
export interface WrittenLetter {
  subject: string;
  text: string;
  html: string;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const BODY = 'margin:0;padding:24px;background:#ffffff;color:#16281f;font:16px/1.6 sans-serif';
const BUTTON =
  'display:inline-block;padding:12px 24px;border-radius:6px;background:#0f4a36;color:#ffffff';
const HINT = 'color:#5f6e65;font-size:14px;word-break:break-all';

/** Writes a letter as plain text and as HTML that says the same, also without styles. */
export function writeLetter({ subject, before, link, after }: Letter): WrittenLetter {
  const text = `Hello,\n\n${before}\n\n${link.url}\n\n${after}\n\nVanya\n`;
  const url = escaped(link.url);
  const html = [
    `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head>`,
    `<body style="${BODY}"><p>Hello,</p><p>${escaped(before)}</p>`,
    `<p><a href="${url}" style="${BUTTON}">${escaped(link.label)}</a></p>`,
    `<p style="${HINT}">${url}</p><p>${escaped(after)}</p><p>Vanya</p></body></html>`,
  ].join('\n');
  return { subject, text, html };
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
