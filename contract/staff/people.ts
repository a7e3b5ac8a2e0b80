import { array, object, string } from 'yup';
import { RESET_TOKEN } from '../accounts/password.ts';
import { deskCalls, deskEntry } from '../kit/desk.ts';
import { endpoint } from '../kit/endpoint.ts';
import { newPassword, oneOf, repeatedPassword, requiredText } from '../kit/fields.ts';
import { anyText, id, messageAnswer, text } from '../kit/shapes.ts';
import { peopleMessages } from '../messages/people.ts';
import { STAFF_ROLES, type StaffRole } from '../shop/roles.ts';

/** What a person of the staff may do: at least something. */
export const roles = () =>
  array(oneOf('Role', STAFF_ROLES).required())
    .label('Roles')
    .min(1, peopleMessages.noRole)
    .required(peopleMessages.noRole);

export const personFields = object({ roles: roles() });

/** A person of the staff as the desk reads it. */
export interface Person {
  name: string;
  email: string;
  roles: StaffRole[];
}

const people = deskCalls({
  name: 'people',
  what: 'people of the staff',
  role: 'all',
  row: object({
    id: id(),
    name: text(),
    email: anyText(),
    /** `orders, texts` */
    may: anyText(),
    /** ISO 8601, UTC, to the minute; null: not logged in now. */
    last_seen: string().nullable().defined(),
  }),
  entry: deskEntry<Person>(personFields),
  fields: personFields,
  filters: {},
  sort: ['name', 'email'],
});

export const invitationBody = object({
  first_name: requiredText('First name', 100),
  last_name: requiredText('Last name', 100),
  new_password: newPassword(),
  confirm_password: repeatedPassword('new_password'),
});

/** People of the staff. Who is invited is a resource (`invitation-desk.ts`). */
export const peopleEndpoints = {
  listDeskPeople: people.list,
  readPerson: people.read,
  savePerson: people.save,
  endPerson: people.remove,
  acceptInvitation: endpoint({
    summary: 'Become one of the staff by the link of an invitation; it works once',
    method: 'POST',
    path: '/user/invitations/{token}/',
    access: 'public',
    params: object({ token: string().matches(RESET_TOKEN).required() }),
    body: invitationBody,
    answer: messageAnswer,
  }),
};
