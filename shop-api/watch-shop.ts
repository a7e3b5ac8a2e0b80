import type { OpenDatabase } from './db/database.ts';
import { countQueuedMails, oldestQueuedMail } from './domain/mail/count-queued-mails.ts';
import type { ApiMetrics } from './http/metrics.ts';
import type { ForkedPictureMaker } from './providers/pictures/picture-maker.ts';
import type { ReadReplica } from './read-replica.ts';

interface WatchShop {
  metrics: ApiMetrics;
  database: OpenDatabase;
  pictures: Pick<ForkedPictureMaker, 'waiting'>;
  replica?: Pick<ReadReplica, 'isClose'> | undefined;
}

/** Adds to the metrics what the process, its database and its queues hold at a scrape. */
export function watchShop({ metrics, database, pictures, replica }: WatchShop): void {
  const { db, connections } = database;
  metrics.watchProcess();
  metrics.watch({
    name: 'shop_api_mails_queued',
    help: 'Mails and text messages that are not sent yet',
    read: () => countQueuedMails({ ctx: { db } }),
  });
  metrics.watch({
    name: 'shop_api_mail_oldest_seconds',
    help: 'How long the oldest of them has waited',
    read: () => oldestQueuedMail({ ctx: { db } }),
  });
  metrics.watch({
    name: 'shop_api_pictures_waiting',
    help: 'Requests for picture files that are being made',
    read: () => pictures.waiting,
  });
  if (replica) {
    metrics.watch({
      name: 'shop_api_replica_used',
      help: '1 while public reads of the catalogue go to the replica',
      read: () => Number(replica.isClose),
    });
  }
  if (!connections) return;
  metrics.watch({
    name: 'shop_api_database_connections_used',
    help: 'Connections of the pool that a query or transaction holds',
    read: () => connections().used,
  });
  metrics.watch({
    name: 'shop_api_database_queries_waiting',
    help: 'Queries and transactions that wait for a connection',
    read: () => connections().waiting,
  });
}
