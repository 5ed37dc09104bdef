/** Every endpoint that takes a body refuses a larger one than its contract says, before it reads any of it. */
import { beforeAll, expect, test } from 'vitest';
import { contract } from '#app/http/contract.ts';
import { openTestApp } from '#app/boot/testing.ts';
import { aMember, type TestMember } from '#features/base/accounts/server/testing.ts';
import type { Endpoint } from '#platform/contract/endpoint.ts';

const app = openTestApp();
const DEFAULT_MAX_BYTES = 100_000;
const MEDIA = { json: 'application/json', form: 'application/x-www-form-urlencoded', multipart: 'multipart/form-data' } as const;
const UUID = '00000000-0000-4000-8000-000000000000';
/** A table that staff import; nobody else may send more than a document. */
const MAX_BYTES = 20_100_000;
const MAX_DOCUMENT_BYTES = 6_500_000;
const IMPORTS = ['POST /api/job_sources/import', 'POST /api/staff/listings/import'];

const endpoints = Object.entries(contract as Record<string, Endpoint>).flatMap(([key, endpoint]) =>
  endpoint.body ? [[key, endpoint.body, endpoint.maxBytes ?? DEFAULT_MAX_BYTES] as const] : [],
);
let staff: TestMember;
beforeAll(async () => {
  staff = await aMember(app.context(), { staff: true });
});

/** Says that so many bytes follow, of which none can be read. */
async function announce(key: string, body: NonNullable<Endpoint['body']>, bytes: number) {
  const [method = '', path = ''] = key.split(' ');
  let reads = 0;
  const nothing = new ReadableStream(
    {
      pull: (controller) => {
        reads += 1;
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const [encoding] = Object.keys(body) as (keyof typeof MEDIA)[];
  const headers = {
    cookie: staff.cookie,
    'sec-fetch-site': 'same-origin',
    'content-type': `${MEDIA[encoding ?? 'json']}; boundary=x`,
    'content-length': String(bytes),
  };
  const address = path.replaceAll(/\{\w+\}/g, UUID);
  const { status } = await app.fetch(address, { method, headers, body: nothing, duplex: 'half' } as RequestInit);
  return { status, reads };
}

test.each(endpoints)('%s', async (key, body, maxBytes) => {
  expect(maxBytes).toBeLessThanOrEqual(IMPORTS.includes(key) ? MAX_BYTES : MAX_DOCUMENT_BYTES);
  expect(await announce(key, body, maxBytes + 1)).toEqual({ status: 413, reads: 0 });
  expect((await announce(key, body, maxBytes)).status).not.toBe(413);
});
