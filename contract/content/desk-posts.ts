import { array, boolean, mixed, object } from 'yup';
import { deskCalls } from '../kit/desk.ts';
import { deskMove } from '../kit/desk-move.ts';
import { oneOf } from '../kit/fields.ts';
import { anyText, id, maybePicture, text } from '../kit/shapes.ts';
import { LANGUAGE_CODES } from '../shop/languages.ts';
import { postFields } from './manage-posts.ts';

/** Where a post is: not finished, waiting for its moment, read by shoppers. */
const POST_STATES = ['draft', 'scheduled', 'published'] as const;
export type PostState = (typeof POST_STATES)[number];

const posts = deskCalls({
  name: 'posts',
  what: 'posts of the journal',
  row: object({
    id: id(),
    title: text(),
    author: text(),
    state: mixed<PostState>().oneOf(POST_STATES).required(),
    /** ISO 8601, UTC. */
    published_at: text(),
    languages: array(text()).required(),
    picture: maybePicture(),
  }),
  entry: object({
    title: text(),
    author: text(),
    excerpt: anyText(),
    content: text(),
    is_published: boolean().required(),
    published_at: text(),
  }),
  fields: postFields,
  filters: {
    state: oneOf('State', POST_STATES).optional(),
    language: oneOf('Language', LANGUAGE_CODES).optional(),
  },
  sort: ['published_at', 'title', 'author'],
});

/** The desk of the journal. */
export const postDeskEndpoints = {
  listDeskPosts: posts.list,
  readPost: posts.read,
  addPost: posts.add,
  savePost: posts.save,
  removePost: posts.remove,
  publishPost: deskMove({
    ...{ name: 'posts', move: 'publish', more: {} },
    summary: 'Show a post from its moment on, from now on if it has passed; for staff',
  }),
  withdrawPost: deskMove({
    ...{ name: 'posts', move: 'withdraw', more: {} },
    summary: 'Make a post a draft again; for staff',
  }),
};
