import type { placeDeskEndpoints } from '../../contract/content/desk-places.ts';
import {
  listDeskEvents,
  managedEvent,
  removeEvent,
  saveEvent,
} from '../domain/content/manage/event-desk.ts';
import {
  listDeskStores,
  managedStore,
  removeStore,
  saveStore,
} from '../domain/content/manage/store-desk.ts';
import type { Context } from '../domain/kernel/context.ts';
import { readManaged } from '../domain/trail/read-managed.ts';
import { deskHandlers, removeHandler } from '../http/desk-handlers.ts';
import type { HandlersOf } from '../http/handler.ts';

const events = deskHandlers({
  list: (ctx: Context, input: Parameters<typeof listDeskEvents>[0]['input']) =>
    listDeskEvents({ ctx, input }),
  read: (ctx, input) => readManaged({ ctx, of: managedEvent, input }),
  save: (ctx, input) => saveEvent({ ctx, input }),
});

const stores = deskHandlers({
  list: (ctx: Context, input: Parameters<typeof listDeskStores>[0]['input']) =>
    listDeskStores({ ctx, input }),
  read: (ctx, input) => readManaged({ ctx, of: managedStore, input }),
  save: (ctx, input) => saveStore({ ctx, input }),
});

export const placeDeskHandlers: HandlersOf<typeof placeDeskEndpoints> = {
  listDeskEvents: events.list,
  readDeskEvent: events.read,
  addEvent: events.add,
  saveEvent: events.save,
  removeEvent: removeHandler(removeEvent),
  listDeskStores: stores.list,
  readStore: stores.read,
  addStore: stores.add,
  saveStore: stores.save,
  removeStore: removeHandler(removeStore),
};
