import { createHash } from 'node:crypto';
import type { S3Client } from '@aws-sdk/client-s3';
import { checkKey, createKey, FileAway, isKey, StorageAway, StorageFull, type Files, type ListedFile } from './files.ts';

export type S3Options = {
  bucket: string;
  /** Amazon's own by default. */
  endpoint?: string | undefined;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Whether the bucket is in the path of an address instead of its host name. */
  pathStyle: boolean;
};

const CONNECT_MS = 2000;
/** A file of a member is small. */
const REQUEST_MS = 15_000;
const MAX_ATTEMPTS = 3;
/** How stores call it, beside status 507; OpenStack Swift says of a file within its quota that it is too large. */
const FULL = /full|quota|EntityTooLarge/i;
const INSUFFICIENT_STORAGE = 507;

/** Files in a bucket of any store that speaks the protocol of Amazon S3. */
export function s3Files(options: S3Options): Files {
  const { bucket: Bucket } = options;
  let opening: ReturnType<typeof openStore> | undefined;
  const store = () => (opening ??= openStore(options));
  const read = async (key: string) => {
    const Key = checkKey(key);
    const { sdk, client } = await store();
    const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket, Key })).catch((error: unknown) => refuse(key, error));
    return Body ?? refuse(key, new Error('no content'));
  };
  return {
    id: createHash('sha256')
      .update(`${options.endpoint ?? ''} ${Bucket}`)
      .digest('hex'),
    put: async (area, bytes) => {
      const key = createKey(area);
      const { sdk, client } = await store();
      await client.send(new sdk.PutObjectCommand({ Bucket, Key: key, Body: bytes })).catch((error: unknown) => {
        throw isFull(error) ? new StorageFull(error) : new StorageAway(error);
      });
      return { key };
    },
    get: async (key) => (await read(key)).transformToByteArray().catch((error: unknown) => refuse(key, error)),
    open: async (key) => (await read(key)).transformToWebStream() as ReadableStream<Uint8Array>,
    remove: async (key) => {
      const { sdk, client } = await store();
      await client.send(new sdk.DeleteObjectCommand({ Bucket, Key: checkKey(key) }));
    },
    list: async function* list(): AsyncGenerator<ListedFile> {
      const { sdk, client } = await store();
      for await (const { Contents = [] } of sdk.paginateListObjectsV2({ client }, { Bucket }))
        for (const { Key, LastModified } of Contents)
          if (Key && isKey(Key) && LastModified) yield { key: Key, storedAt: LastModified };
    },
  };
}

async function openStore({ endpoint, region, accessKeyId, secretAccessKey, pathStyle }: S3Options) {
  // Loaded only where a bucket is configured.
  const sdk = await import('@aws-sdk/client-s3');
  const client: S3Client = new sdk.S3Client({
    ...(endpoint && { endpoint }),
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: pathStyle,
    maxAttempts: MAX_ATTEMPTS,
    // Many stores do not know the checksums that Amazon's accepts.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: REQUEST_MS, throwOnRequestTimeout: true },
  });
  return { sdk, client };
}

/** A missing bucket is a 404 too, and no file that is lost. */
function refuse(key: string, error: unknown): never {
  throw new FileAway(key, error, error instanceof Error && error.name === 'NoSuchKey');
}

function isFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { $metadata } = error as { $metadata?: { httpStatusCode?: number } };
  return FULL.test(error.name) || $metadata?.httpStatusCode === INSUFFICIENT_STORAGE;
}
