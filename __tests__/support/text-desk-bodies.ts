import type { EndpointName } from '../../contract/endpoints.ts';
import type { Caller, Write } from './accepted-bodies.ts';

type Writes = Partial<Record<EndpointName, Write>>;

let added = 0;

/** Fields with a name that no entry has yet. */
function newName(): { name: string } {
  added += 1;
  return { name: `Tulsi ${added}` };
}

/** A post of its own, as the fewest fields make one. */
function newPost() {
  const { name: title } = newName();
  return { title, author: 'Desk', content: '<p>Neem is bitter.</p>' };
}

function newQuestion() {
  return { group_id: 1, question: newName().name, answer: '<p>Yes.</p>' };
}

function newMetaTag() {
  added += 1;
  return { page_url: `/products/${added}/neem`, title: 'Neem', description: 'Bitter' };
}

function newEvent() {
  return {
    ...{ title: newName().name, category: 'Online' },
    ...{ starts_at: '2026-12-01T10:00:00Z', ends_at: '2026-12-01T11:00:00Z' },
  };
}

function newStore() {
  return {
    ...{ name: newName().name, address_line_1: 'Ring Road', city: 'Surat', state: 'Gujarat' },
    ...{ postal_code: '395002', opens_at: '09:30', closes_at: '21:00' },
    ...{ phone: '+91 00000 12007', email: 'surat@vanya.example.com' },
  };
}

/** The numbers of a whole list, as they stand in it. */
async function allOf({ app, who }: Caller, desk: string, query = '') {
  const { body } = await app.call(`GET /staff/${desk}/${query}`, { who });
  const rows: { id: number }[] = body.data ?? [];
  const ids = rows.map(({ id }) => id);
  return { ids, was: ids };
}

/** The desks of texts: in the names of their calls, in their paths, the fewest fields of an entry. */
export const TEXT_DESKS = [
  { name: 'Post', desk: 'posts', fields: newPost },
  { name: 'FaqGroup', desk: 'faq-groups', fields: newName },
  { name: 'Faq', desk: 'faqs', fields: newQuestion },
  { name: 'MetaTag', desk: 'meta-tags', fields: newMetaTag },
  { name: 'Event', desk: 'events', fields: newEvent },
  { name: 'Store', desk: 'stores', fields: newStore },
];

/** An accepted body of a call that moves a post: each call has a post of its own. */
function movedPost(): Write {
  let version = 0;
  const at = async ({ app, who }: Caller) => {
    const { body } = await app.call('POST /staff/posts/', { who, body: { fields: newPost() } });
    version = body.version;
    return String(body.id);
  };
  return { at, body: () => ({ version }) };
}

/** Accepted bodies of their other calls. */
export const TEXT_DESK_WRITES: Writes = {
  publishPost: movedPost(),
  withdrawPost: movedPost(),
  savePage: {
    at: () => 'franchise',
    body: async ({ app, who }) => {
      const { body } = await app.call('GET /staff/pages/franchise/', { who });
      return { version: body.version, fields: { title: 'Franchise', html: '<p>Open a store</p>' } };
    },
  },
  saveTemplate: {
    at: () => 'order.placed',
    body: async ({ app, who }) => {
      const { body } = await app.call('GET /staff/templates/order.placed/', { who });
      return { version: body.version, fields: body.data };
    },
  },
  previewTemplate: {
    at: () => 'order.placed',
    body: async ({ app, who }) => {
      const { body } = await app.call('GET /staff/templates/order.placed/', { who });
      return { fields: body.data };
    },
  },
  makePreview: { body: () => ({ kind: 'post', fields: newPost() }) },
  orderFaqGroups: { body: (caller) => allOf(caller, 'faq-groups') },
  orderFaqs: { body: (caller) => allOf(caller, 'faqs', '?group_id=1') },
};
