import type { Message } from '../../../../contract/messages/text-with-values.ts';
import type { MessageTemplate } from '../message-template.ts';
import { accountTemplates } from './account-templates.ts';
import { enquiryTemplates } from './enquiry-templates.ts';
import { giftTemplates } from './gift-templates.ts';
import { membershipTemplates } from './membership-templates.ts';
import { orderTemplates } from './order-templates.ts';
import { refundTemplates } from './refund-templates.ts';
import { returnTemplates } from './return-templates.ts';

/** The default texts of every message that staff may edit, by its name in the database. */
export const MESSAGE_TEMPLATES = {
  ...accountTemplates,
  ...enquiryTemplates,
  ...giftTemplates,
  ...membershipTemplates,
  ...orderTemplates,
  ...refundTemplates,
  ...returnTemplates,
} satisfies Record<string, MessageTemplate>;

export type TemplateName = keyof typeof MESSAGE_TEMPLATES;

/** The values that the texts of a message may contain, each as it is displayed. */
export type ValuesOf<Name extends TemplateName> = Readonly<
  Record<(typeof MESSAGE_TEMPLATES)[Name]['fields'][number], Message>
>;

export const TEMPLATE_NAMES = Object.keys(MESSAGE_TEMPLATES) as TemplateName[];
