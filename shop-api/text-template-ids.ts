import { OTHER_LANGUAGES } from '../contract/shop/languages.ts';
import type { MessageTemplate } from './domain/mail/message-template.ts';
import { MESSAGE_TEMPLATES, TEMPLATE_NAMES } from './domain/mail/templates/all-templates.ts';

/** The end of the name of a message that is not in English: `.hi`. */
const OF_LANGUAGE = new RegExp(`\\.(?:${OTHER_LANGUAGES.join('|')})$`);
const ENTRY = /^\s*([\w.]+)\s*=\s*([\w-]+)\s*$/;

/** Reads the DLT templates of text messages: `order.placed=65f0a1,order.shipped=65f0b2`. */
export function readTextTemplateIds(list: string): Record<string, string> {
  const entries = list.split(',').map((entry) => ENTRY.exec(entry));
  return Object.fromEntries(entries.flatMap((entry) => (entry ? [[entry[1], entry[2]]] : [])));
}

/** Returns the first entry of such a list that names no text message; undefined if there is none. */
export function wrongTextTemplateId(list: string | undefined): string | undefined {
  return list?.split(',').find((entry) => !isTextMessage(ENTRY.exec(entry)?.[1]));
}

function isTextMessage(name: string | undefined): boolean {
  const known: Record<string, MessageTemplate> = MESSAGE_TEMPLATES;
  const inEnglish = name?.replace(OF_LANGUAGE, '');
  if (name !== inEnglish && inEnglish === 'login_code') return true;
  return TEMPLATE_NAMES.some((one) => one === inEnglish && known[one]?.sms !== '');
}
