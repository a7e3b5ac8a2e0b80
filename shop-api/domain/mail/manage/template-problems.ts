import type { TemplateFields } from '../../../../contract/content/manage-templates.ts';
import type { FieldErrors } from '../../../../contract/kit/errors.ts';
import { fieldMessages } from '../../../../contract/messages/fields.ts';
import { textMessages } from '../../../../contract/messages/staff-texts.ts';
import { englishText, type Message } from '../../../../contract/messages/text-with-values.ts';
import { OTHER_LANGUAGES } from '../../../../contract/shop/languages.ts';
import { DomainError } from '../../kernel/errors.ts';
import {
  knownValues,
  MESSAGE_PARTS,
  type MessageTemplate,
  type MessageText,
  placeholdersOf,
} from '../message-template.ts';

type Part = (typeof MESSAGE_PARTS)[number];

const LABELS: Record<Part, string> = {
  subject: 'Subject',
  intro: 'Text before the goods',
  closing: 'Text after the goods',
  button: 'Button',
  sms: 'Text message',
};
const OF_ONE_LINE: readonly Part[] = ['subject', 'button'];

/**
 * Requires that texts can be used in place of the defaults: every value in them is one that the
 * message knows. Errors: `invalid` by field, with the name of the value.
 */
export function assertUsable(fields: TemplateFields, template: MessageTemplate): void {
  const { translations, ...english } = fields;
  const found: [string, Message][] = problems(english, template, '', true);
  for (const code of OTHER_LANGUAGES) {
    found.push(...problems(translations[code] ?? {}, template, `translations.${code}.`, false));
  }
  const [first] = found;
  if (!first) return;
  const byField = Map.groupBy(found, ([field]) => field);
  const said = Array.from(byField, ([field, all]) => [
    field,
    all.map(([, message]) => englishText(message)),
  ]);
  const errors: FieldErrors = Object.fromEntries(said);
  throw new DomainError('invalid', 'template_not_usable', first[1], { errors });
}

function problems(
  text: Partial<MessageText>,
  template: MessageTemplate,
  prefix: string,
  isWhole: boolean,
): [string, Message][] {
  return MESSAGE_PARTS.flatMap((part) => {
    const said = problemsOf(part, text[part] ?? '', template);
    const isMissing = isWhole && template[part] && !text[part]?.trim();
    const all = isMissing ? [fieldMessages.required(LABELS[part]), ...said] : said;
    return all.map((message): [string, Message] => [prefix + part, message]);
  });
}

function problemsOf(part: Part, text: string, template: MessageTemplate): Message[] {
  const label = LABELS[part];
  const known = knownValues(template);
  const unknown = placeholdersOf(text).filter((name) => !known.includes(name));
  const isLone = /[{}]/.test(text.replaceAll(/\{\w+\}/g, ''));
  return [
    ...unknown.map((name) => textMessages.unknownValue(label, `{${name}}`)),
    ...(isLone ? [textMessages.loneBrace(label)] : []),
    ...(OF_ONE_LINE.includes(part) && text.includes('\n') ? [textMessages.oneLine(label)] : []),
  ];
}
