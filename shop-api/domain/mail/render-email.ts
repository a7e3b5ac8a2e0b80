import type { EmailContent } from './email-sections.ts';
import { emailHtml } from './render-html.ts';
import { emailText } from './render-text.ts';

/** An email as plain text and HTML. */
export interface RenderedEmail {
  subject: string;
  text: string;
  html: string;
}

/** Renders an email as plain text and as HTML with the same content, readable without styles. */
export function renderEmail(content: EmailContent): RenderedEmail {
  return { subject: content.subject, text: emailText(content), html: emailHtml(content) };
}
