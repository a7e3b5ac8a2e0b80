import type { postDeskEndpoints } from '../../contract/content/desk-posts.ts';
import { listDeskPosts } from '../domain/content/manage/list-desk-posts.ts';
import { managedPost } from '../domain/content/manage/post-entry.ts';
import {
  publishPost,
  removePost,
  savePost,
  withdrawPost,
} from '../domain/content/manage/save-post.ts';
import type { Context } from '../domain/kernel/context.ts';
import { readManaged } from '../domain/trail/read-managed.ts';
import { deskHandlers, moveHandler, removeHandler } from '../http/desk-handlers.ts';
import type { HandlersOf } from '../http/handler.ts';

const posts = deskHandlers({
  list: (ctx: Context, input: Parameters<typeof listDeskPosts>[0]['input']) =>
    listDeskPosts({ ctx, input }),
  read: (ctx, input) => readManaged({ ctx, of: managedPost, input }),
  save: (ctx, input) => savePost({ ctx, input }),
});

export const postDeskHandlers: HandlersOf<typeof postDeskEndpoints> = {
  listDeskPosts: posts.list,
  readPost: posts.read,
  addPost: posts.add,
  savePost: posts.save,
  removePost: removeHandler(removePost),
  publishPost: moveHandler(publishPost),
  withdrawPost: moveHandler(withdrawPost),
};
