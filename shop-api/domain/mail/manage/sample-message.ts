import { type Message, withValues } from '../../../../contract/messages/text-with-values.ts';
import { pagePath } from '../../../../contract/shop/page-path.ts';
import { type EmailSection, giftCard, goods, paragraph, quote, table } from '../email-sections.ts';
import type { TemplateName } from '../templates/all-templates.ts';

/** Invented values of all messages, as long as they get in practice; a test names a missing one. */
export const SAMPLE_VALUES: Readonly<Record<string, Message>> = {
  number: 'VN100001',
  amount: '₹1,250.00',
  to_pay: withValues('You pay {amount} when it arrives.', { amount: '₹1,250.00' }),
  arrival: withValues('It should reach you by {day}.', { day: '28 November 2026' }),
  money: withValues('You have paid {amount} for it. All of it goes back to you.', {
    amount: '₹1,250.00',
  }),
  store: 'Navrangpura Store',
  code: '048213',
  carrier: 'India Post',
  tracking: 'EE123456789IN',
  replacement: 'VN100002',
  goods: 'Forest honey × 1',
  remedy: 'A new one leaves our pack house today.',
  subject: 'your order VN100001',
  method: 'It goes back the way it was paid.',
  why: 'Here you choose a new password for your account:',
  moment: '21 November 2026 at 12:00 pm (India)',
  when: '21 November 2026 at 12:00 pm (India)',
  day: '21 December 2026',
  from: '21 November 2026',
  until: '21 December 2026',
  ending: '47',
  product: 'A2 Ghee',
  what: 'message',
};

const GOODS = [
  { name: 'A2 Ghee', note: '× 1', value: '₹890.00', picture: null },
  { name: 'Forest honey', note: '× 1', value: '₹360.00', picture: null },
];

const ORDER: EmailSection[] = [
  paragraph('It goes to:'),
  quote('Asha Rao\n12 Lake Road, Ahmedabad 380009\n+91 00000 00000'),
  goods(GOODS),
  table([
    { label: 'Delivery', value: 'Free' },
    { label: 'Total, GST included', value: '₹1,250.00', isTotal: true },
  ]),
];

const GIFT: EmailSection[] = [
  giftCard({
    amount: '₹1,000.00',
    ...{ receiver: 'Asha', sender: 'Ravi', message: 'Happy Diwali!' },
    code: 'ABCD-EFGH-JKMN-PQRS-TVWX',
    validity: 'Enter this code at the checkout. It does not expire.',
  }),
];

/** What stands between the paragraphs of a message: its goods, its voucher. */
export function sampleSections(name: TemplateName): EmailSection[] {
  if (name.startsWith('order.')) return ORDER;
  return name === 'gift.voucher' ? GIFT : [];
}

/** Where the button of a sample leads. */
export function sampleUrl(publicOrigin: string): string {
  return publicOrigin + pagePath('order', { id: 100001 });
}
