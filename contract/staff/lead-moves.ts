import { object } from 'yup';
import { chosenId, oneOf, optionalLines, requiredLines, requiredOneOf } from '../kit/fields.ts';
import { count } from '../kit/shapes.ts';
import { fieldMessages } from '../messages/fields.ts';

/** The states of a message, in words of the desk. */
export const LEAD_STATE_NAMES = {
  new: 'New',
  in_work: 'In work',
  answered: 'Answered',
  closed: 'Closed',
} as const;
export type LeadState = keyof typeof LEAD_STATE_NAMES;
export const LEAD_STATES = Object.keys(LEAD_STATE_NAMES) as LeadState[];

/** What staff do with a message. */
const LEAD_MOVES = ['take', 'give', 'reply', 'answered', 'close', 'reopen'] as const;
export type LeadMove = (typeof LEAD_MOVES)[number];

/** What has happened after each of them. */
export const LEAD_MOVED: Record<LeadMove, string> = {
  take: 'yours now',
  give: 'given away',
  reply: 'the answer is on its way',
  answered: 'marked as answered',
  close: 'closed',
  reopen: 'open again',
};

export const MAX_REPLY_LENGTH = 5000;

/** The body of a move. `reply` is plain text, mailed to the sender. */
export const leadMoveBody = object({
  to: requiredOneOf('Step', LEAD_MOVES),
  /** Of a gift: the account of the staff who gets it. */
  assignee: chosenId(fieldMessages.required('Colleague')).when('to', {
    is: 'give',
    // biome-ignore lint/suspicious/noThenProperty: the name is yup's
    then: (rule) => rule.required(fieldMessages.required('Colleague')),
  }),
  reply: optionalLines('Answer', MAX_REPLY_LENGTH).when('to', {
    is: 'reply',
    // biome-ignore lint/suspicious/noThenProperty: the name is yup's
    then: () => requiredLines('Answer', MAX_REPLY_LENGTH),
  }),
  /** The `version` that was read: a step somebody has taken since then is not overlooked. */
  seen: count(),
});

/** `late`: the law's time is over. `soon`: it ends within seven days. */
export const leadFilters = {
  /** Without it the open ones, unless a search or days ask for all. */
  state: oneOf('State', [...LEAD_STATES, 'all'] as const).optional(),
  due: oneOf('Due', ['late', 'soon'] as const).optional(),
  whose: oneOf('Whose', ['mine', 'nobody'] as const).optional(),
};
