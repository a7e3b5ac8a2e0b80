import type { Message } from '../../../contract/messages/text-with-values.ts';
import { companyFacts } from '../../../contract/settings/company-places.ts';
import { inLanguage, type Language } from '../../../contract/shop/languages.ts';
import type { TextMessage } from '../../providers/sms/sms.ts';
import type { Context } from '../kernel/context.ts';
import { currentSettings } from '../settings/read-settings.ts';
import { button, type EmailSection, heading, paragraph } from './email-sections.ts';
import { languageOfReceiver, type TranslateMessage, textsIn } from './language-of.ts';
import {
  filled,
  type MessageTemplate,
  paragraphsOf,
  placeholdersOf,
  type StoredText,
  templateIn,
} from './message-template.ts';
import { type RenderedEmail, renderEmail } from './render-email.ts';
import { readTemplate, type TemplateContext } from './stored-templates.ts';
import { MESSAGE_TEMPLATES, type TemplateName, type ValuesOf } from './templates/all-templates.ts';
import { translateSection } from './translate-section.ts';

/** The context for writing a message from its template. */
export type WriteContext = TemplateContext & Pick<Context, 'publicOrigin' | 'language'>;

/** What is the same in every language, or is written for one: names of goods have translations. */
type ForLanguage<Content> = Content | ((language: Language) => Content);

const contentFor = <Content extends object>(
  content: ForLanguage<Content>,
  language: Language,
): Content => (typeof content === 'function' ? content(language) : content);

interface WriteMail<Name extends TemplateName> {
  /** The receiver, in whose language it is written. */
  to: string;
  template: Name;
  /** Nothing that a shopper typed belongs in them. */
  values: ForLanguage<ValuesOf<Name>>;
  /** Goods, figures and typed text, between the template's paragraphs. */
  sections?: ForLanguage<readonly EmailSection[]>;
  /** Where the button leads. */
  url?: string;
  /** Other ways, after the button. */
  links?: readonly EmailSection[];
}

/** Writes a mail from its template: title, paragraphs, sections, paragraphs, button. */
export async function writeMail<Name extends TemplateName>(
  ctx: WriteContext,
  { to, template, values, sections = [], ...ways }: WriteMail<Name>,
): Promise<RenderedEmail & { to: string }> {
  const language = await languageOfReceiver(ctx, to);
  const text = await readTemplate(ctx, template);
  const content = {
    values: contentFor(values, language),
    sections: contentFor(sections, language),
  };
  return { to, ...(await mailOf(ctx, { ...ways, ...content, text, language })) };
}

/** The texts of a message, which need not be stored yet, and what fills them. */
interface MessageOf {
  text: StoredText;
  language: Language;
  values: Readonly<Record<string, Message>>;
}

type MailOf = MessageOf &
  Pick<WriteMail<TemplateName>, 'url' | 'links'> & { sections?: readonly EmailSection[] };

/** Writes a mail of texts. */
export async function mailOf(
  { db, publicOrigin }: Pick<Context, 'db' | 'publicOrigin'>,
  { sections = [], url, links = [], ...message }: MailOf,
): Promise<RenderedEmail> {
  const { language, values } = message;
  const { company } = await currentSettings(db);
  const t = translatorFor({ publicOrigin }, language);
  const text = templateIn(message.text, language, t);
  const all = translated({ ...companyFacts(company), ...values }, t);
  const fill = (part: string) => filled(part, all);
  const subject = fill(text.subject);
  const paragraphs = (part: string) => paragraphsOf(fill(part)).map(paragraph);
  return renderEmail({
    ...{ language, company, publicOrigin, subject },
    sections: [
      heading(subject),
      ...paragraphs(text.intro),
      ...sections.map((section) => translateSection(section, t)),
      ...(url && text.button ? [button(fill(text.button), t(url))] : []),
      ...links.map((link) => translateSection(link, t)),
      ...paragraphs(text.closing),
    ],
  });
}

/** Returns the translator of a message, which also leads to the pages in its language. */
function translatorFor(
  { publicOrigin }: Pick<Context, 'publicOrigin'>,
  language: Language,
): TranslateMessage {
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
  values: ForLanguage<ValuesOf<Name>>;
  /** With the calling code. */
  mobile: string;
}

/** Writes a text message from its template, in the characters that every phone and carrier has. */
export async function writeSms<Name extends TemplateName>(
  ctx: WriteContext,
  { template, values, mobile }: WriteSms<Name>,
): Promise<TextMessage> {
  const language = await languageOfReceiver(ctx, mobile);
  const text = await readTemplate(ctx, template);
  const registered: MessageTemplate = MESSAGE_TEMPLATES[template];
  const own = contentFor(values, language);
  const { sms, plain } = await smsOf(ctx, { text, language, values: own });
  // The facts of the company are words of the registered text.
  const names = placeholdersOf(registered.sms).filter((name) => registered.fields.includes(name));
  return {
    ...{ mobile, template, language, text: sms },
    variables: Object.fromEntries(names.map((name) => [name, plain[name] ?? ''])),
  };
}

/** Writes a text message of texts; also returns its values. */
export async function smsOf(
  { db, publicOrigin }: Pick<Context, 'db' | 'publicOrigin'>,
  { text, language, values }: MessageOf,
) {
  const { company } = await currentSettings(db);
  const t = translatorFor({ publicOrigin }, language);
  const plain = plainValues(translated({ ...companyFacts(company), ...values }, t), language);
  return { sms: filled(templateIn(text, language, t).sms, plain), plain };
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
