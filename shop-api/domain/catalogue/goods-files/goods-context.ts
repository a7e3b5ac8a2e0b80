import type { Context } from '../../kernel/context.ts';
import type { DeskContext } from '../../trail/desk-context.ts';

/** What the verbs of files need: calls of staff have it, jobs, and the command. */
export type GoodsContext = DeskContext & Pick<Context, 'goodsFiles' | 'pictureStore' | 'alarm'>;
