import type { Message } from '../../../contract/messages/text-with-values.ts';
import type { Language } from '../../../contract/shop/languages.ts';
import { inLanguage } from '../../../contract/shop/languages.ts';
import type { TextMessage } from '../../providers/sms/sms.ts';
import type { Context } from '../kernel/context.ts';
import type { EmailSection } from './email-sections.ts';
import { button, heading, paragraph } from './email-sections.ts';
import type { TranslateMessage } from './language-of.ts';
import { languageOfReceiver, textsIn } from './language-of.ts';
import type { MessageTemplate } from './message-template.ts';
import { filled, paragraphsOf, placeholdersOf } from './message-template.ts';
import type { RenderedEmail } from './render-email.ts';
import { renderEmail } from './render-email.ts';
import type { TemplateContext } from './stored-templates.ts';
import { readTemplate } from './stored-templates.ts';
import type { TemplateName, ValuesOf } from './templates/all-templates.ts';
import { MESSAGE_TEMPLATES } from './templates/all-templates.ts';
import { translateSection } from './translate-section.ts';

/** The context for writing a message from its template. */
export type WriteContext = TemplateContext & Pick<Context, 'publicOrigin' | 'language'>;

interface WriteMail<Name extends TemplateName> {
  /** The receiver, in whose language it is written. */
  to: string;
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
  { to, template, values, sections = [], url, link }: WriteMail<Name>,
): Promise<RenderedEmail & { to: string }> {
  const language = await languageOfReceiver(ctx, to);
  const t = translatorFor(ctx, language);
  const text = await readTemplate(ctx, template);
  const fill = (part: string) => filled(t(part), translated(values, t));
  const subject = fill(text.subject);
  const paragraphs = (part: string) => paragraphsOf(fill(part)).map(paragraph);
  const rendered = renderEmail({
    language,
    publicOrigin: ctx.publicOrigin,
    subject,
    sections: [
      heading(subject),
      ...paragraphs(text.intro),
      ...sections.map((section) => translateSection(section, t)),
      ...(url && text.button ? [button(fill(text.button), t(url))] : []),
      ...(link ? [translateSection(link, t)] : []),
      ...paragraphs(text.closing),
    ],
  });
  return { to, ...rendered };
}

/** Returns the translator of a message, which also leads to the pages in its language. */
function translatorFor({ publicOrigin }: WriteContext, language: Language): TranslateMessage {
  const t = textsIn(language);
  return (text) =>
    typeof text === 'string' && text.startsWith(publicOrigin)
      ? publicOrigin + inLanguage(text.slice(publicOrigin.length), language)
      : t(text);
}

/** Sentences among the values are the shop's own; names and numbers have no translation. */
function translated(
  values: Readonly<Record<string, Message>>,
  t: TranslateMessage,
): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, t(value)]));
}

interface WriteSms<Name extends TemplateName> {
  template: Name;
  values: ValuesOf<Name>;
  /** With the calling code. */
  mobile: string;
}

/** Writes a text message from its template, in the characters that every phone and carrier has. */
export async function writeSms<Name extends TemplateName>(
  ctx: WriteContext,
  { template, values, mobile }: WriteSms<Name>,
): Promise<TextMessage> {
  const language = await languageOfReceiver(ctx, mobile);
  const t = translatorFor(ctx, language);
  const plain = plainValues(translated(values, t), language);
  const { sms } = await readTemplate(ctx, template);
  const registered: MessageTemplate = MESSAGE_TEMPLATES[template];
  const names = placeholdersOf(registered.sms);
  return {
    mobile,
    template,
    language,
    text: filled(t(sms), plain),
    variables: Object.fromEntries(names.map((name) => [name, plain[name] ?? ''])),
  };
}

/**
 * The rupee sign would halve the length of a text message in Latin letters; one in other letters has
 * that length in any case.
 */
function plainValues(
  values: Readonly<Record<string, string>>,
  language: Language,
): Record<string, string> {
  if (language !== 'en') return values;
  const entries = Object.entries(values);
  return Object.fromEntries(entries.map(([name, value]) => [name, value.replaceAll('₹', 'Rs ')]));
}
