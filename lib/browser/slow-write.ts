import { commonMessages } from '@/contract/messages/common';
import { toast } from './toast';

const SLOW_AFTER_MS = 2_000;
const TOPIC = 'slow write';

/** The writes that have taken longer than two seconds. */
let slow = 0;

/** Waits for a write, and says so to the shopper while it takes longer than two seconds. */
export async function sayIfSlow<Result>(write: Promise<Result>): Promise<Result> {
  let isSlow = false;
  const timer = setTimeout(() => {
    isSlow = true;
    slow += 1;
    toast.show({ kind: 'waiting', text: commonMessages.slow, about: TOPIC });
  }, SLOW_AFTER_MS);
  try {
    return await write;
  } finally {
    clearTimeout(timer);
    if (isSlow) slow -= 1;
    if (isSlow && slow === 0) toast.clear(TOPIC);
  }
}
