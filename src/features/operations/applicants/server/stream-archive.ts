import { Zip, ZipPassThrough } from 'fflate';

export type ArchiveEntry = { name: string; bytes: Uint8Array };

/** Writes entries into a ZIP archive while it is read, with one entry in memory at a time. Documents are compressed already. */
export function streamArchive(entries: AsyncGenerator<ArchiveEntry>): ReadableStream<Uint8Array> {
  let zip: Zip;
  return new ReadableStream<Uint8Array>(
    {
      start: (controller) => {
        zip = new Zip((error, chunk, isLast) => {
          if (error) return controller.error(error);
          controller.enqueue(chunk);
          if (isLast) controller.close();
        });
      },
      pull: async () => {
        const { value, done } = await entries.next();
        if (done) return zip.end();
        const file = new ZipPassThrough(value.name);
        zip.add(file);
        file.push(value.bytes, true);
      },
      cancel: async () => {
        zip.terminate();
        await entries.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}
