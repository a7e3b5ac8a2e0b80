import { giftVoucherMessages } from '@/lib/api/gift-vouchers';

/**
 * Opens a window that says what comes, before its address is known. It cannot reach back to this one.
 * Null where the browser lets none open.
 */
export function openWaiting(): Window | null {
  const opened = window.open('', '_blank');
  if (!opened) return null;
  opened.opener = null;
  opened.document.title = 'Vanya';
  opened.document.body.textContent = `${giftVoucherMessages.onTheWay} …`;
  return opened;
}
