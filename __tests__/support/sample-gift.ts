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
