import type { DemoEnding } from '../../providers/payment/demo-endings.ts';
import type { DemoMode } from '../../providers/payment/demo-news.ts';

interface EndingWords {
  button: string;
  /** What the shop will see. */
  hint: string;
}

/** Every ending but the good one, which has the large button. */
export const OTHER_ENDINGS: Record<Exclude<DemoEnding, 'pay'>, EndingWords> = {
  fail: { button: 'Payment fails', hint: 'The bank says no. You may try again.' },
  late: {
    button: 'Bank answers late',
    hint: 'You return while the payment is pending; the shop hears of it 5 seconds later.',
  },
  twice: {
    button: 'Pay twice',
    hint: 'The bank takes the money two times. The second is due back.',
  },
  wrong_amount: {
    button: 'Pay a wrong amount',
    hint: 'One rupee less arrives than was asked for.',
  },
  wrong_signature: {
    button: 'Forge the answer',
    hint: 'You return with a payment nobody made. The shop must not believe it.',
  },
  silence: {
    button: 'Pay, and nobody tells the shop',
    hint: 'No return and no message. The shop has to ask.',
  },
  close: { button: 'Leave without paying', hint: 'As if you had closed the window.' },
};

const MODES: Record<DemoMode, true> = { upi: true, card: true, netbanking: true };

/** Whether a button's value is an ending. */
export function isEnding(text: string): text is DemoEnding {
  return text === 'pay' || Object.hasOwn(OTHER_ENDINGS, text);
}

/** Whether a radio's value is a way to pay. */
export function isMode(text: string): text is DemoMode {
  return Object.hasOwn(MODES, text);
}
