import { object } from 'yup';
import { email } from '../kit/fields.ts';
import { resource } from '../kit/resource.ts';
import { text } from '../kit/shapes.ts';
import { roles } from './people.ts';

/** People who are invited to the staff and have not come yet. A save mails the link again. */
export const invitationResource = resource({
  name: 'invitations',
  one: 'Invitation',
  many: 'Invitations',
  kind: 'invitation',
  what: 'invitations to the staff',
  fields: object({ email: email(), roles: roles() }),
  row: ['email'],
  /** The roles as `orders, texts`; the end of the link is ISO 8601, UTC. */
  more: { may: text(), expires_at: text() },
  searches: ['email'],
  filters: {},
  sort: ['email', 'expires_at'],
});
