import { array, boolean, object, string } from 'yup';
import { givenFields, MAX_ENTRY_BYTES } from '../kit/desk.ts';
import { keyedDeskCalls } from '../kit/desk-keyed.ts';
import { endpoint } from '../kit/endpoint.ts';
import { oneOf } from '../kit/fields.ts';
import { anyText, done, text } from '../kit/shapes.ts';
import { LANGUAGE_CODES } from '../shop/languages.ts';
import { templateFields } from './manage-templates.ts';

const key = string()
  .matches(/^[a-z_]{1,40}\.[a-z_]{1,40}$/)
  .required();

const templates = keyedDeskCalls({
  role: 'texts',
  name: 'templates',
  what: 'texts of mails and text messages',
  key,
  row: object({
    /** `order.shipped`. */
    id: text(),
    subject: text(),
    has_sms: boolean().required(),
    /** Whether staff have changed it. */
    is_edited: boolean().required(),
    languages: array(text()).required(),
  }),
  entry: object({
    subject: text(),
    intro: anyText(),
    closing: anyText(),
    button: anyText(),
    sms: anyText(),
    /** The values that the texts may contain: `number` for `{number}`. */
    values: array(text()).required(),
  }),
  fields: templateFields,
});

/** The desk of mails and text messages. */
export const templateDeskEndpoints = {
  listDeskTemplates: templates.list,
  readTemplate: templates.read,
  saveTemplate: templates.save,
  previewTemplate: endpoint({
    summary: 'A message as it would be sent, with sample values; for staff',
    method: 'POST',
    path: '/staff/templates/{id}/preview/',
    access: 'staff',
    role: 'texts',
    params: object({ id: key }),
    body: object({
      language: oneOf('Language', LANGUAGE_CODES).default('en'),
      fields: givenFields(templateFields),
    }),
    maxBytes: MAX_ENTRY_BYTES,
    answer: object({
      ...done,
      data: object({
        subject: text(),
        html: text(),
        text: text(),
        /** The text message; empty where none is sent. */
        sms: anyText(),
      }),
    }),
  }),
};
