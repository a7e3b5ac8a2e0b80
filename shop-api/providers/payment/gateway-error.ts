/**
 * `unavailable`: it did not answer, or not now; the same call may work later. What it did is unknown.
 * `refused`: it said no. `nonsense`: it answered something that is not its protocol.
 */
export type GatewayProblem = 'unavailable' | 'refused' | 'nonsense';

/** A payment gateway did not do what it was asked. The message is for the log and holds no secrets. */
export class GatewayError extends Error {
  override name = 'GatewayError';
  readonly kind: GatewayProblem;

  constructor(kind: GatewayProblem, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}
