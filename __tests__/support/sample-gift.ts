/** The request for a gift card, without the captcha. */
export const SAMPLE_GIFT = {
  amount: '500',
  sender_name: 'Asha Rao',
  sender_email: 'asha@example.com',
  receiver_name: 'Ravi Iyer',
  receiver_email: 'ravi@example.com',
  message: 'Happy birthday!',
  txnid: '1763700000000',
};

/** The days on which a gift may arrive. */
export const GIFT_SPAN = { first: '2026-11-24', last: '2027-01-22' };
