/** `S3_TEST_ENDPOINT`, with a bucket and keys, makes the first tests use a real store instead of the one in memory. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { s3Files, type S3Options } from './s3-files.ts';
import { startFakeS3, testFiles, type FakeS3 } from './testing.ts';

let fake: FakeS3;
beforeAll(async () => {
  fake = await startFakeS3({ bucket: 'members' });
});
afterAll(() => fake.stop());

const fakeOptions = (): S3Options => ({
  endpoint: fake.endpoint,
  bucket: 'members',
  region: 'us-east-1',
  accessKeyId: 'test',
  secretAccessKey: 'secret',
  pathStyle: true,
});
const { S3_TEST_ENDPOINT: endpoint, S3_TEST_BUCKET, S3_TEST_KEY, S3_TEST_SECRET } = process.env;
const real = endpoint && {
  endpoint,
  bucket: S3_TEST_BUCKET ?? '',
  accessKeyId: S3_TEST_KEY ?? '',
  secretAccessKey: S3_TEST_SECRET ?? '',
};
const options = (): S3Options => ({ ...fakeOptions(), ...real });

describe('in a bucket', () => {
  let files: ReturnType<typeof s3Files> | undefined;
  testFiles({
    files: () => (files ??= s3Files(options())),
    lost: () => s3Files({ ...options(), endpoint: 'http://127.0.0.1:1' }),
  });
});

describe('answers of a store', () => {
  const content = new Uint8Array([1]);

  test.each([
    [507, 'InsufficientStorage', 'StorageFull'],
    [403, 'QuotaExceeded', 'StorageFull'],
    [400, 'EntityTooLarge', 'StorageFull'],
    [403, 'AccessDenied', 'StorageAway'],
    [503, 'SlowDown', 'StorageAway'],
  ])('%i %s to a new file is %s', async (status, code, name) => {
    fake.fail({ status, body: `<Error><Code>${code}</Code></Error>` });
    await expect(s3Files(fakeOptions()).put('resumes', content)).rejects.toMatchObject({ name });
    fake.fail(null);
  });

  test('a bucket that is missing or forbidden makes no file count as lost', async () => {
    const { key } = await s3Files(fakeOptions()).put('resumes', content);
    for (const wrong of [{ bucket: 'other' }, { accessKeyId: 'nobody' }])
      await expect(s3Files({ ...fakeOptions(), ...wrong }).get(key)).rejects.toMatchObject({ isMissing: false });
  });

  test('processes with the same bucket have the same id', () => {
    const { id } = s3Files(fakeOptions());
    expect(s3Files({ ...fakeOptions(), accessKeyId: 'other' }).id).toBe(id);
    expect(s3Files({ ...fakeOptions(), bucket: 'other' }).id).not.toBe(id);
  });
});
