/** Starts Pathlight as `src/app/boot/main.ts` does, with a fetcher that reaches one site, whose feed of jobs is the file FEED. */
import fs from 'node:fs';
import { runServer } from '#app/boot/run-server.ts';
import { PUBLIC_ADDRESS, startFakeSite, testFetcher } from '#platform/fetch/testing.ts';

const feed = process.env['FEED'] ?? '';
const { network } = await startFakeSite(
  (req, res) => {
    if (req.url === '/jobs.jsonl') fs.createReadStream(feed).pipe(res.writeHead(200, { 'content-type': 'application/x-ndjson' }));
    else res.writeHead(404).end();
  },
  { 'depots.example': [[PUBLIC_ADDRESS]] },
);
await runServer({ fetcher: testFetcher(network) });
