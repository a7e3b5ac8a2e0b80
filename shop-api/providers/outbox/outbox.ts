/** A message the demo shop would have sent. */
export interface OutboxMessage {
  /** ISO 8601, UTC. */
  at: string;
  kind: 'sms' | 'mail';
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Where messages of the demo shop go instead of into the world. */
export interface Outbox {
  add: (message: OutboxMessage) => Promise<void>;
  /** The newest first, some hundreds at most. */
  latest: () => Promise<OutboxMessage[]>;
}
