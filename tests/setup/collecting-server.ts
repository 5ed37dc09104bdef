/**
 * Starts Pathlight as `src/app/boot/main.ts` does. On SIGUSR2 it collects garbage and prints what is left as a line of JSON.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { runServer } from '#app/boot/run-server.ts';

/** The memory of a process after a full collection, in bytes. */
export type MemoryAfterCollection = { collected: { heap: number; buffers: number; resident: number } };

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

process.on('SIGUSR2', () => {
  collect();
  const { heapUsed, external, arrayBuffers, rss } = process.memoryUsage();
  const memory: MemoryAfterCollection = {
    collected: { heap: heapUsed, buffers: Math.max(external, arrayBuffers), resident: rss },
  };
  console.log(JSON.stringify(memory));
});

await runServer();
