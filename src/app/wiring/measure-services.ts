/** What is measured of the services of a process, besides its requests, pages and sockets. */
import { purchaseReading } from '#features/base/payments/server/index.ts';
import type { Database } from '#platform/db/db.ts';
import type { Context } from '#platform/http/context.ts';
import type { Scanner } from '#platform/files/scan-files.ts';
import { mailAgeReading, mailReading } from '#platform/mail/mail-readings.ts';
import { measure, measureProcess, type Metrics, type Reading } from '#platform/runtime/metrics.ts';
import { taskReading } from '#platform/tasks/task-reading.ts';

const READ_FROM_DATABASE: readonly Reading<[Context]>[] = [taskReading, mailReading, mailAgeReading, purchaseReading];

type Measured = { database: Database; scanner: Scanner | null; context: () => Context };

export function measureServices(metrics: Metrics, { database, scanner, context }: Measured): void {
  measureProcess(metrics);
  if (scanner)
    measure(metrics, {
      name: 'pathlight_scanned_files',
      help: 'Uploaded files since the start of this process, by what the virus scanner said',
      label: 'answer',
      read: async () => ({ ...scanner.counts }),
    });
  measure(metrics, {
    name: 'pathlight_database_connections',
    help: 'Connections of this process by pool, and how many wait for one',
    label: 'state',
    read: async () => database.countConnections(),
  });
  measure(metrics, {
    name: 'pathlight_database_away',
    help: '1 while the database gives no answer',
    label: 'database',
    read: async () => ({ main: database.watch.isAway() ? 1 : 0 }),
  });
  for (const reading of READ_FROM_DATABASE) {
    const read = () => database.watch.unlessAway(() => reading.read(context()));
    measure(metrics, { ...reading, read });
  }
}
