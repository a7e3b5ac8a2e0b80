import { inArray, isNotNull } from 'drizzle-orm';
import {
  type TemplateFields,
  templateFields,
} from '../../../../contract/content/manage-templates.ts';
import type { GivenFields } from '../../../../contract/kit/check.ts';
import { LANGUAGE_CODES, type Language } from '../../../../contract/shop/languages.ts';
import type { Database } from '../../../db/database.ts';
import { messageTemplates } from '../../../db/schema/message-templates.ts';
import { checkedJson } from '../../kernel/checked-input.ts';
import type { Context } from '../../kernel/context.ts';
import { notFound } from '../../kernel/errors.ts';
import { staffOf } from '../../kernel/who.ts';
import type { DeskContext } from '../../trail/desk-context.ts';
import type { Managed } from '../../trail/managed.ts';
import { readManaged } from '../../trail/read-managed.ts';
import { type Saved, saveManaged } from '../../trail/save-managed.ts';
import { knownValues } from '../message-template.ts';
import {
  MESSAGE_TEMPLATES,
  TEMPLATE_NAMES,
  type TemplateName,
} from '../templates/all-templates.ts';
import { mailOf, smsOf } from '../write-message.ts';
import { SAMPLE_VALUES, sampleSections, sampleUrl } from './sample-message.ts';
import { assertUsable } from './template-problems.ts';

const missing = () => notFound('template_not_found', 'Message');

/** The texts of a message as a desk reads and saves them. */
export const managedTemplate: Managed<TemplateName, TemplateFields> = {
  kind: 'template',
  missing,
  read: async (tx, names) => {
    const rows = await tx
      .select()
      .from(messageTemplates)
      .where(inArray(messageTemplates.name, [...names]));
    const stored = new Map(rows.map(({ name, editedAt: _, ...texts }) => [name, texts]));
    return new Map(names.map((name) => [name, stored.get(name) ?? defaultOf(name)]));
  },
};

/** A message without a row has its default. */
function defaultOf(name: TemplateName): TemplateFields {
  const { fields: _, ...texts } = MESSAGE_TEMPLATES[name];
  return { ...texts, translations: {} };
}

/** Returns the name of a message. Errors: `not_found`. */
function templateOf(key: string): TemplateName {
  if (!Object.hasOwn(MESSAGE_TEMPLATES, key)) throw missing();
  return key as TemplateName;
}

interface ListTemplates {
  ctx: Context;
  input: { q?: string | undefined };
}

/** Returns the messages whose texts staff may change. Staff only. */
export async function listDeskTemplates({ ctx: { db, who }, input: { q } }: ListTemplates) {
  staffOf(who);
  const rows = await db
    .select({ name: messageTemplates.name })
    .from(messageTemplates)
    .where(isNotNull(messageTemplates.editedAt));
  const edited = new Set(rows.map(({ name }) => name));
  const wanted = q?.toLowerCase() ?? '';
  const all = Array.from(await managedTemplate.read(db, TEMPLATE_NAMES), ([key, text]) => ({
    ...{ id: key, subject: text.subject },
    has_sms: text.sms !== '',
    is_edited: edited.has(key),
    languages: LANGUAGE_CODES.filter((code) => code === 'en' || text.translations[code]),
  }));
  const data = all.filter(({ id, subject }) => `${id} ${subject}`.toLowerCase().includes(wanted));
  return { data, total_count: data.length, total_pages: 1 };
}

interface OfTemplate {
  ctx: Context;
  input: { id: string };
}

/** Returns the texts of a message, and the values that they may contain. Staff only. */
export async function readDeskTemplate({ ctx, input }: OfTemplate) {
  const id = templateOf(input.id);
  const { data, version } = await readManaged({ ctx, of: managedTemplate, input: { id } });
  return { data: { ...data, values: knownValues(MESSAGE_TEMPLATES[id]) }, version };
}

interface SaveTemplate {
  ctx: DeskContext;
  /** The fields are checked by `templateFields`. */
  input: { id: string; version?: number | undefined; fields: GivenFields };
}

/**
 * Replaces the texts of a message; the next one that is sent has them, within five seconds. Staff
 * only. Errors: `invalid` by field, where a text has a value that the message does not know; those
 * of `saveManaged`.
 */
export async function saveTemplate({ ctx, input }: SaveTemplate): Promise<Saved<TemplateName>> {
  const id = templateOf(input.id);
  const row = await usableFields(id, input.fields);
  const write = async (tx: Database) => {
    const edited = { ...row, editedAt: ctx.clock.now() };
    const { name } = messageTemplates;
    const values = { name: id, ...edited };
    await tx
      .insert(messageTemplates)
      .values(values)
      .onConflictDoUpdate({ target: name, set: edited });
    return id;
  };
  return saveManaged({ ctx, of: managedTemplate, input: { id, version: input.version }, write });
}

async function usableFields(name: TemplateName, given: GivenFields): Promise<TemplateFields> {
  const fields = await checkedJson(templateFields, given);
  assertUsable(fields, MESSAGE_TEMPLATES[name]);
  return fields;
}

interface PreviewTemplate {
  ctx: Context;
  input: { id: string; language: Language; fields: GivenFields };
}

/** Returns a message as it would be sent, with sample values. Staff only. Errors: `invalid`. */
export async function previewTemplate({ ctx, input: { id, language, fields } }: PreviewTemplate) {
  staffOf(ctx.who);
  const name = templateOf(id);
  const text = await usableFields(name, fields);
  const link = sampleUrl(ctx.publicOrigin);
  const filling = { text, language, values: { ...SAMPLE_VALUES, link } };
  const mail = await mailOf(ctx, { ...filling, sections: sampleSections(name), url: link });
  return { ...mail, sms: text.sms && (await smsOf(ctx, filling)).sms };
}
