import { boolean, object } from 'yup';
import { deskCalls } from '../kit/desk.ts';
import { oneOf } from '../kit/fields.ts';
import { anyText, id, maybePicture, text } from '../kit/shapes.ts';
import { EVENT_CATEGORIES } from './events.ts';
import { eventFields, storeFields } from './manage-places.ts';

const events = deskCalls({
  name: 'events',
  what: 'events',
  row: object({
    id: id(),
    title: text(),
    category: text(),
    city: anyText(),
    /** ISO 8601, UTC. */
    starts_at: text(),
    ends_at: text(),
    is_published: boolean().required(),
    picture: maybePicture(),
  }),
  entry: object({
    title: text(),
    starts_at: text(),
    ends_at: text(),
    category: text(),
    is_published: boolean().required(),
  }),
  fields: eventFields,
  filters: { category: oneOf('Category', EVENT_CATEGORIES).optional() },
  sort: ['starts_at', 'title'],
});

const stores = deskCalls({
  name: 'stores',
  what: 'stores',
  row: object({
    id: id(),
    name: text(),
    city: text(),
    phone: text(),
    opens_at: text(),
    closes_at: text(),
    is_published: boolean().required(),
    picture: maybePicture(),
  }),
  entry: object({
    name: text(),
    address_line_1: text(),
    city: text(),
    state: text(),
    postal_code: text(),
    /** `09:30`, India time. */
    opens_at: text(),
    closes_at: text(),
    phone: text(),
    email: text(),
    is_published: boolean().required(),
  }),
  fields: storeFields,
  filters: { city: anyText().optional() },
  sort: ['name', 'city'],
});

/** The desks of events and stores. */
export const placeDeskEndpoints = {
  listDeskEvents: events.list,
  readDeskEvent: events.read,
  addEvent: events.add,
  saveEvent: events.save,
  removeEvent: events.remove,
  listDeskStores: stores.list,
  readStore: stores.read,
  addStore: stores.add,
  saveStore: stores.save,
  removeStore: stores.remove,
};
