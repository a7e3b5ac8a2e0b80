import type { TextMessage } from '../../providers/sms/sms.ts';
import type { Context } from '../kernel/context.ts';
import type { EmailSection } from './email-sections.ts';
import { button, heading, paragraph } from './email-sections.ts';
import type { MessageTemplate } from './message-template.ts';
import { filled, paragraphsOf, placeholdersOf } from './message-template.ts';
import type { RenderedEmail } from './render-email.ts';
import { renderEmail } from './render-email.ts';
import type { TemplateContext } from './stored-templates.ts';
import { readTemplate } from './stored-templates.ts';
import type { TemplateName, ValuesOf } from './templates/all-templates.ts';
import { MESSAGE_TEMPLATES } from './templates/all-templates.ts';

/** The context for writing a message from its template. */
export type WriteContext = TemplateContext & Pick<Context, 'publicOrigin'>;

interface WriteMail<Name extends TemplateName> {
  template: Name;
  /** Nothing that a shopper typed belongs in them. */
  values: ValuesOf<Name>;
  /** Goods, figures and typed text, between the template's paragraphs. */
  sections?: readonly EmailSection[];
  /** Where the button leads. */
  url?: string;
  /** A second way, after the button. */
  link?: EmailSection;
}

/** Writes a mail from its template: title, paragraphs, sections, paragraphs, button. */
export async function writeMail<Name extends TemplateName>(
  ctx: WriteContext,
  { template, values, sections = [], url, link }: WriteMail<Name>,
): Promise<RenderedEmail> {
  const text = await readTemplate(ctx, template);
  const subject = filled(text.subject, values);
  const paragraphs = (part: string) => paragraphsOf(filled(part, values)).map(paragraph);
  return renderEmail({
    publicOrigin: ctx.publicOrigin,
    subject,
    sections: [
      heading(subject),
      ...paragraphs(text.intro),
      ...sections,
      ...(url && text.button ? [button(filled(text.button, values), url)] : []),
      ...(link ? [link] : []),
      ...paragraphs(text.closing),
    ],
  });
}

interface WriteSms<Name extends TemplateName> {
  template: Name;
  values: ValuesOf<Name>;
  /** With the calling code. */
  mobile: string;
}

/** Writes a text message from its template, in the characters that every phone and carrier has. */
export async function writeSms<Name extends TemplateName>(
  ctx: TemplateContext,
  { template, values, mobile }: WriteSms<Name>,
): Promise<TextMessage> {
  const plain = plainValues(values);
  const { sms } = await readTemplate(ctx, template);
  const registered: MessageTemplate = MESSAGE_TEMPLATES[template];
  const names = placeholdersOf(registered.sms);
  return {
    mobile,
    template,
    text: filled(sms, plain),
    variables: Object.fromEntries(names.map((name) => [name, plain[name] ?? ''])),
  };
}

/** The rupee sign would halve the length of a text message. */
function plainValues(values: Readonly<Record<string, string>>): Record<string, string> {
  const entries = Object.entries(values);
  return Object.fromEntries(entries.map(([name, value]) => [name, value.replaceAll('₹', 'Rs ')]));
}
