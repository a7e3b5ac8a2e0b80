import { array, type InferType, object, string } from 'yup';
import { endpoint } from '../kit/endpoint.ts';
import { requiredText } from '../kit/fields.ts';
import { anyText, done, id, text } from '../kit/shapes.ts';

const view = object({
  id: id(),
  name: text(),
  /** Search, filters and order as in the address of the list: `status=Packed&city=Pune`. */
  query: anyText(),
});
export type SavedView = InferType<typeof view>;

const deskName = string()
  .matches(/^[a-z][a-z-]{0,39}$/)
  .required();

/** Views of the lists of the desk, which all staff share. None of these calls is in the specification. */
export const viewEndpoints = {
  listViews: endpoint({
    summary: 'The saved views of a list, by name; for staff',
    method: 'GET',
    path: '/staff/views/{desk}/',
    access: 'staff',
    role: 'of its list',
    params: object({ desk: deskName }),
    answer: object({ ...done, data: array(view).required() }),
  }),
  saveView: endpoint({
    summary:
      'Save a view of a list under a name, in place of an earlier one of that name; for staff',
    method: 'POST',
    path: '/staff/views/{desk}/',
    access: 'staff',
    role: 'of its list',
    params: object({ desk: deskName }),
    body: object({
      name: requiredText('Name', 40),
      query: string()
        .max(600)
        .matches(/^[\w=&%.+*~-]*$/)
        .defined(),
    }),
    answer: object({ ...done, data: view }),
  }),
  removeView: endpoint({
    summary: 'Remove a saved view; for staff',
    method: 'DELETE',
    path: '/staff/views/{desk}/{id}/',
    access: 'staff',
    role: 'of its list',
    params: object({
      desk: deskName,
      id: string()
        .matches(/^[1-9]\d{0,8}$/)
        .required(),
    }),
    answer: object(done),
  }),
};
