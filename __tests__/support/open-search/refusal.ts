/** A refusal of OpenSearch, thrown where the request turns out to be wrong. */
export class Refusal extends Error {
  readonly status: number;
  readonly type: string;

  constructor(status: number, type: string, reason: string) {
    super(reason);
    this.status = status;
    this.type = type;
  }

  /** The body of the answer, and the error of an item of a bulk answer. */
  get body() {
    const cause = { type: this.type, reason: this.message };
    return { error: { root_cause: [cause], ...cause }, status: this.status };
  }
}

/** @throws {Refusal} */
export function refuse(status: number, type: string, reason: string = type): never {
  throw new Refusal(status, type, reason);
}
