import type { textDeskEndpoints } from '../../contract/content/desk-texts.ts';
import { managedFaq, managedFaqGroup } from '../domain/content/manage/faq-entries.ts';
import { listDeskFaqGroups, listDeskFaqs } from '../domain/content/manage/list-desk-faqs.ts';
import { listDeskPages, managedPage, savePage } from '../domain/content/manage/page-desk.ts';
import { orderFaqs, removeFaq, saveFaq } from '../domain/content/manage/save-faq.ts';
import {
  orderFaqGroups,
  removeFaqGroup,
  saveFaqGroup,
} from '../domain/content/manage/save-faq-group.ts';
import type { Context } from '../domain/kernel/context.ts';
import type { Order } from '../domain/trail/order-entries.ts';
import { readManaged } from '../domain/trail/read-managed.ts';
import { answerOf, deskHandlers, removeHandler } from '../http/desk-handlers.ts';
import { DONE, type HandlersOf } from '../http/handler.ts';

const groups = deskHandlers({
  list: (ctx: Context, input: Parameters<typeof listDeskFaqGroups>[0]['input']) =>
    listDeskFaqGroups({ ctx, input }),
  read: (ctx, input) => readManaged({ ctx, of: managedFaqGroup, input }),
  save: (ctx, input) => saveFaqGroup({ ctx, input }),
});

const faqs = deskHandlers({
  list: (ctx: Context, input: Parameters<typeof listDeskFaqs>[0]['input']) =>
    listDeskFaqs({ ctx, input }),
  read: (ctx, input) => readManaged({ ctx, of: managedFaq, input }),
  save: (ctx, input) => saveFaq({ ctx, input }),
});

interface OrderCall {
  ctx: Context;
  input: { body: Order };
}

const ordering =
  (order: (given: { ctx: Context; input: Order }) => Promise<void>) =>
  async ({ ctx, input }: OrderCall) => {
    await order({ ctx, input: input.body });
    return DONE;
  };

export const textDeskHandlers: HandlersOf<typeof textDeskEndpoints> = {
  listDeskPages: async ({ ctx, input: { query } }) => ({
    ...DONE,
    ...(await listDeskPages({ ctx, input: query })),
  }),
  readPage: async ({ ctx, input: { params } }) => ({
    ...DONE,
    ...(await readManaged({ ctx, of: managedPage, input: params })),
  }),
  savePage: async ({ ctx, input: { params, body } }) =>
    answerOf(await savePage({ ctx, input: { ...params, ...body } })),
  listDeskFaqGroups: groups.list,
  readFaqGroup: groups.read,
  addFaqGroup: groups.add,
  saveFaqGroup: groups.save,
  removeFaqGroup: removeHandler(removeFaqGroup),
  orderFaqGroups: ordering(orderFaqGroups),
  listDeskFaqs: faqs.list,
  readFaq: faqs.read,
  addFaq: faqs.add,
  saveFaq: faqs.save,
  removeFaq: removeHandler(removeFaq),
  orderFaqs: ordering(orderFaqs),
};
