import { html } from 'hono/html';
import { formatPaise } from '../../../contract/shop/money.ts';
import type { DemoEnding } from '../../providers/payment/demo/endings.ts';
import type { DemoMode, DemoPayment } from '../../providers/payment/demo/signed-forms.ts';
import { pageFrame } from './page-frame.ts';

interface EndingCopy {
  button: string;
  /** The status that the shop will see. */
  hint: string;
}

/** Every ending but the successful one, which has the large button. */
const OTHER_ENDINGS: Record<Exclude<DemoEnding, 'pay'>, EndingCopy> = {
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

/** Returns whether a button's value is an ending. */
export function isEnding(text: string): text is DemoEnding {
  return text === 'pay' || Object.hasOwn(OTHER_ENDINGS, text);
}

/** Returns whether a radio's value is a payment method. */
export function isMode(text: string): text is DemoMode {
  return Object.hasOwn(MODES, text);
}

const BANKS = ['Demo Bank', 'Sample State Bank', 'Example Co-operative Bank'];

/** Renders the page on which the shopper chooses a payment method and an ending. */
export function payPage({ txnid, amountPaise, product }: DemoPayment) {
  const amount = formatPaise(amountPaise);
  const content = html`<h1>Pay ${amount}</h1>
    <p class="about">${product}</p>
    <p class="about">Payment ${txnid}</p>
    <form method="post">
      <div class="card">
      <fieldset>
        <legend>How do you want to pay?</legend>
        ${paymentOption('upi', 'UPI', upiDetails())} ${paymentOption('card', 'Card', cardDetails())}
        ${paymentOption('netbanking', 'Net banking', bankDetails())}
      </fieldset>
      <button class="main" name="ending" value="pay">Pay ${amount}</button>
      </div>
      <div class="card">
      <h2>Other endings</h2>
      <p class="about">To see what the shop does when a payment goes another way.</p>
      <ul class="endings">
        ${Object.entries(OTHER_ENDINGS).map(
          ([ending, { button, hint }]) =>
            html`<li>
              <button class="other" name="ending" value="${ending}" aria-describedby="${ending}-hint">
                ${button}
              </button>
              <p class="hint" id="${ending}-hint">${hint}</p>
            </li>`,
        )}
      </ul>
      </div>
    </form>`;
  return pageFrame(`Pay ${amount}`, content);
}

function paymentOption(mode: string, name: string, details: ReturnType<typeof html>) {
  return html`<div class="way">
    <label>
      <input type="radio" name="mode" value="${mode}" ${mode === 'upi' ? 'checked' : ''} />${name}
    </label>
    <div class="details">${details}</div>
  </div>`;
}

/** The fields have no names, so that no input is sent. */
function upiDetails() {
  return html`<label>UPI ID <input value="shopper@demobank" readonly /></label>`;
}

function cardDetails() {
  return html`<label>Card number <input value="4111 1111 1111 1111" readonly /></label>
    <div class="pair">
      <label>Expiry <input value="12/34" readonly /></label>
      <label>CVV <input value="123" readonly /></label>
    </div>`;
}

function bankDetails() {
  return html`<label
    >Bank
    <select>
      ${BANKS.map((bank) => html`<option>${bank}</option>`)}
    </select></label
  >`;
}
