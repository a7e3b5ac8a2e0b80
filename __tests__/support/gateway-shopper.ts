import { expect } from '@jest/globals';
import { lookUpPayments } from '@/shop-api/domain/payment/look-up-payments';
import type { CallbackRequest, PaymentLink } from '@/shop-api/providers/payment/payment';
import type { GatewayPlays } from './gateway-plays';
import { OnlinePayment } from './online-payment';
import type { Answer, TestApp } from './test-app';
import { testDeps } from './test-deps';

/** When the shop asks a gateway for the first time. */
const FIRST_QUESTION_MS = 2 * 60_000;

/** The demo customer, who pays two coffees at a gateway, as far as the shop gets to know of it. */
export class GatewayShopper extends OnlinePayment {
  readonly #app: TestApp;
  readonly #plays: GatewayPlays;

  constructor(app: TestApp, plays: GatewayPlays) {
    super(app);
    this.#app = app;
    this.#plays = plays;
  }

  /** Asks for the way to the gateway. */
  start(txnid = this.txnid): Promise<Answer> {
    return this.#app.call(`POST /payments/${txnid}/start/`, { body: {} });
  }

  /** Goes there. */
  async leave(txnid = this.txnid): Promise<void> {
    const { status, body } = await this.start(txnid);
    expect(status).toBe(200);
    const { url, method, fields }: PaymentLink = body;
    if (method === 'GET') return;
    const entered = await fetch(url, { method, body: new URLSearchParams(fields) });
    expect(entered.status).toBe(200);
  }

  /** The browser returns; forged, with what nobody signed. */
  comeBack(isForged = false): Promise<Answer> {
    return this.#bring(this.#plays.play.returned(this.txnid, isForged));
  }

  /** The gateway tells the shop. */
  hear(txnid = this.txnid): Promise<Answer> {
    return this.#bring(this.#plays.play.webhook(txnid));
  }

  /** The shop asks the gateway, when it is time to; answers about how many payments. */
  async ask(): Promise<number> {
    this.#app.clock.advance(FIRST_QUESTION_MS);
    return this.askNow();
  }

  askNow(): Promise<number> {
    const { db, clock, alarms } = this.#app;
    const deps = { ...testDeps({ db, clock }), gateways: this.#plays };
    const alarm = (words: string) => alarms.push(words);
    return lookUpPayments({ ctx: { ...deps, alarm, who: { kind: 'nobody' }, address: '' } });
  }

  #bring({ headers, query, bytes }: CallbackRequest): Promise<Answer> {
    const path = `/payments/${this.#plays.chosenName}/callback`;
    if (bytes.length === 0) return this.#app.send(`${path}?${query}`);
    return this.#app.send(path, { method: 'POST', headers, body: new Uint8Array(bytes) });
  }
}
