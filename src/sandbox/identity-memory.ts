/** In-memory storage of the sandbox provider for codes, tokens and sessions. */
import type { Adapter, AdapterPayload } from 'oidc-provider';

type Entry = { payload: AdapterPayload; expires: number };

const entries = new Map<string, Entry>();

/** Storage of one model; oidc-provider creates one per model. */
export class IdentityMemory implements Adapter {
  readonly #kind: string;

  constructor(kind: string) {
    this.#kind = kind;
  }

  upsert(id: string, payload: AdapterPayload, expiresInSeconds: number): Promise<void> {
    entries.set(this.#key(id), { payload, expires: Date.now() + expiresInSeconds * 1000 });
    return Promise.resolve();
  }

  find(id: string): Promise<AdapterPayload | undefined> {
    return Promise.resolve(this.#findUnexpired(this.#key(id)));
  }

  findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return Promise.resolve(this.#findFirst((payload) => payload.uid === uid));
  }

  findByUserCode(userCode: string): Promise<AdapterPayload | undefined> {
    return Promise.resolve(this.#findFirst((payload) => payload.userCode === userCode));
  }

  consume(id: string): Promise<void> {
    const entry = entries.get(this.#key(id));
    if (entry) entry.payload = { ...entry.payload, consumed: Math.floor(Date.now() / 1000) };
    return Promise.resolve();
  }

  destroy(id: string): Promise<void> {
    entries.delete(this.#key(id));
    return Promise.resolve();
  }

  revokeByGrantId(grantId: string): Promise<void> {
    for (const [key, { payload }] of entries) if (payload.grantId === grantId) entries.delete(key);
    return Promise.resolve();
  }

  #key = (id: string) => `${this.#kind}:${id}`;

  #findUnexpired(key: string): AdapterPayload | undefined {
    const entry = entries.get(key);
    if (entry && entry.expires > Date.now()) return entry.payload;
    entries.delete(key);
    return undefined;
  }

  #findFirst(matches: (payload: AdapterPayload) => boolean): AdapterPayload | undefined {
    for (const [key, { payload }] of entries)
      if (key.startsWith(`${this.#kind}:`) && matches(payload)) return this.#findUnexpired(key);
    return undefined;
  }
}
