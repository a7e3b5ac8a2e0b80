import { peopleMessages } from '../../contract/messages/people.ts';
import type { peopleEndpoints } from '../../contract/staff/people.ts';
import { acceptInvitation } from '../domain/staff/people/accept-invitation.ts';
import { endPerson, savePerson } from '../domain/staff/people/change-person.ts';
import { listPeople } from '../domain/staff/people/list-people.ts';
import { PEOPLE } from '../domain/staff/people/person-entries.ts';
import { readManaged } from '../domain/trail/read-managed.ts';
import { deskHandlers, removeHandler } from '../http/desk-handlers.ts';
import { DONE, type HandlersOf } from '../http/handler.ts';

const people = deskHandlers({
  list: (ctx, input: Parameters<typeof listPeople>[0]['input']) => listPeople({ ctx, input }),
  read: (ctx, input) => readManaged({ ctx, of: PEOPLE, input }),
  save: (ctx, input) => savePerson({ ctx, input }),
});

export const peopleHandlers: HandlersOf<typeof peopleEndpoints> = {
  listDeskPeople: people.list,
  readPerson: people.read,
  savePerson: people.save,
  endPerson: removeHandler(endPerson),
  acceptInvitation: async ({ ctx, input: { params, body } }) => {
    const { first_name: firstName, last_name: lastName, new_password: password } = body;
    await acceptInvitation({ ctx, input: { ...params, firstName, lastName, password } });
    return { ...DONE, message: peopleMessages.welcome };
  },
};
