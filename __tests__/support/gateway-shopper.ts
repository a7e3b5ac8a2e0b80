import { expect } from '@jest/globals';
import type { Context } from '@/shop-api/domain/kernel/context';
import { lookUpPayments } from '@/shop-api/domain/payments/look-up-payments';
import { payBackAsked } from '@/shop-api/domain/payments/pay-back';
import type { CallbackRequest, PaymentLink } from '@/shop-api/providers/payment/payment-gateway';
import type { GatewayScenarios } from './gateway-scenarios';
import { OnlinePayment } from './online-payment';
import type { Answer, TestApp } from './test-app';
import { testDeps } from './test-deps';

/** The delay before the shop's first look-up at a gateway. */
const FIRST_QUESTION_MS = 2 * 60_000;

/** The demo customer, who pays for two coffees at a gateway, and the shop's view of it. */
export class GatewayShopper extends OnlinePayment {
  readonly #app: TestApp;
  readonly #gateways: GatewayScenarios;

  constructor(app: TestApp, plays: GatewayScenarios) {
    super(app);
    this.#app = app;
    this.#gateways = plays;
  }

  /** Requests the link to the gateway. */
  start(txnid = this.txnid): Promise<Answer> {
    return this.#app.call(`POST /payments/${txnid}/start/`, { body: {} });
  }

  /** Opens the gateway. */
  async leave(txnid = this.txnid): Promise<void> {
    const { status, body } = await this.start(txnid);
    expect(status).toBe(200);
    const { url, method, fields }: PaymentLink = body;
    if (method === 'GET') return;
    const entered = await fetch(url, { method, body: new URLSearchParams(fields) });
    expect(entered.status).toBe(200);
  }

  /** The browser returns; forged: with a wrong signature. */
  comeBack(isForged = false): Promise<Answer> {
    return this.#bring(this.#gateways.current.returned(this.txnid, isForged));
  }

  /** The gateway sends its webhook to the shop. */
  hear(txnid = this.txnid): Promise<Answer> {
    return this.#bring(this.#gateways.current.webhook(txnid));
  }

  /** Runs the shop's due look-ups at the gateway; returns their number. */
  async ask(): Promise<number> {
    this.#app.clock.advance(FIRST_QUESTION_MS);
    return this.askNow();
  }

  askNow(): Promise<number> {
    return lookUpPayments({ ctx: this.#systemContext() });
  }

  #systemContext(): Context {
    const { db, clock, alarms } = this.#app;
    const deps = { ...testDeps({ db, clock }), gateways: this.#gateways };
    const alarm = (text: string) => alarms.push(text);
    return { ...deps, alarm, who: { kind: 'nobody' }, address: '' };
  }

  /** Runs the shop's due refunds at the gateway, some time later; returns their number. */
  payBackLater(): Promise<number> {
    this.#app.clock.advance(FIRST_QUESTION_MS);
    return payBackAsked({ ctx: this.#systemContext() });
  }

  #bring({ headers, query, bytes }: CallbackRequest): Promise<Answer> {
    const path = `/payments/${this.#gateways.chosenName}/callback`;
    if (bytes.length === 0) return this.#app.send(`${path}?${query}`);
    return this.#app.send(path, { method: 'POST', headers, body: new Uint8Array(bytes) });
  }
}
