import { html } from 'hono/html';
import type { DemoPayment } from '../../providers/payment/demo-link.ts';
import { OTHER_ENDINGS } from './choices.ts';
import { pageFrame } from './page-frame.ts';
import { rupees } from './rupees.ts';

const BANKS = ['Demo Bank', 'Sample State Bank', 'Example Co-operative Bank'];

/** Where the shopper chooses how to pay, and how it ends. */
export function payPage({ txnid, amountPaise, product }: DemoPayment) {
  const amount = rupees(amountPaise);
  const content = html`<h1>Pay ${amount}</h1>
    <p class="about">${product}</p>
    <p class="about">Payment ${txnid}</p>
    <form method="post">
      <fieldset>
        <legend>How do you want to pay?</legend>
        ${way('upi', 'UPI', upiDetails())} ${way('card', 'Card', cardDetails())}
        ${way('netbanking', 'Net banking', bankDetails())}
      </fieldset>
      <button class="main" name="ending" value="pay">Pay ${amount}</button>
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
    </form>`;
  return pageFrame(`Pay ${amount}`, content);
}

function way(mode: string, name: string, details: ReturnType<typeof html>) {
  return html`<div class="way">
    <label>
      <input type="radio" name="mode" value="${mode}" ${mode === 'upi' ? 'checked' : ''} />${name}
    </label>
    <div class="details">${details}</div>
  </div>`;
}

/** The fields have no names: nothing that is typed here is sent. */
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
