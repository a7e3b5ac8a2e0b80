import type { InferType } from 'yup';
import type { formFields } from '@/contract/catalogue/form-desk';
import { describeDesk } from '../desk';
import { type NameRow, nameColumns, nameFields } from './name-columns';

/** The forms in which products come: powder, oil, tablets. */
export const formDesk = describeDesk<NameRow, InferType<typeof formFields>>()({
  name: 'forms',
  title: 'Forms',
  icon: 'flask-conical',
  group: 'Catalogue',
  noun: 'form',
  kind: 'form',
  calls: { list: 'listDeskForms', read: 'readForm' },
  searches: 'Name',
  columns: nameColumns,
  filters: [],
  panels: [
    {
      title: 'Form',
      hint: 'How a product is made: powder, oil, tablets. A filter of the shop.',
      fields: nameFields(),
    },
  ],
  isRemovable: true,
});
