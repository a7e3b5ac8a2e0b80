import { formResource } from '@/contract/catalogue/form-desk';
import { describeResource } from '../describe-resource';
import { nameColumns, nameFields } from './name-columns';

/** The forms in which products come: powder, oil, tablets. */
export const formDesk = describeResource(formResource, {
  title: 'Forms',
  icon: 'flask-conical',
  group: 'Catalogue',
  searches: 'Name',
  columns: nameColumns,
  panels: [
    {
      title: 'Form',
      hint: 'How a product is made: powder, oil, tablets. A filter of the shop.',
      fields: nameFields(),
    },
  ],
});
