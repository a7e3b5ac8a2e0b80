import type { Outbox, OutboxMessage } from '@/shop-api/providers/outbox';

/** The demo inbox without a file. */
export class MemoryOutbox implements Outbox {
  readonly messages: OutboxMessage[] = [];

  async add(message: OutboxMessage): Promise<void> {
    this.messages.push(message);
  }

  async latest(): Promise<OutboxMessage[]> {
    return this.messages.toReversed();
  }
}
