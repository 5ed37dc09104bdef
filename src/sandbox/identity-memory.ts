/** In-memory storage of the sandbox provider for codes, tokens and sessions. */
import type { Adapter, AdapterPayload } from 'oidc-provider';

type Kept = { payload: AdapterPayload; expires: number };

const kept = new Map<string, Kept>();

/** Storage of one model; oidc-provider creates one per model. */
export class IdentityMemory implements Adapter {
  readonly #kind: string;

  constructor(kind: string) {
    this.#kind = kind;
  }

  upsert(id: string, payload: AdapterPayload, expiresInSeconds: number): Promise<void> {
    kept.set(this.#key(id), { payload, expires: Date.now() + expiresInSeconds * 1000 });
    return Promise.resolve();
  }

  find(id: string): Promise<AdapterPayload | undefined> {
    return Promise.resolve(this.#alive(this.#key(id)));
  }

  findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return Promise.resolve(this.#first((payload) => payload.uid === uid));
  }

  findByUserCode(userCode: string): Promise<AdapterPayload | undefined> {
    return Promise.resolve(this.#first((payload) => payload.userCode === userCode));
  }

  consume(id: string): Promise<void> {
    const found = kept.get(this.#key(id));
    if (found) found.payload = { ...found.payload, consumed: Math.floor(Date.now() / 1000) };
    return Promise.resolve();
  }

  destroy(id: string): Promise<void> {
    kept.delete(this.#key(id));
    return Promise.resolve();
  }

  revokeByGrantId(grantId: string): Promise<void> {
    for (const [key, { payload }] of kept) if (payload.grantId === grantId) kept.delete(key);
    return Promise.resolve();
  }

  #key = (id: string) => `${this.#kind}:${id}`;

  #alive(key: string): AdapterPayload | undefined {
    const found = kept.get(key);
    if (found && found.expires > Date.now()) return found.payload;
    kept.delete(key);
    return undefined;
  }

  #first(wanted: (payload: AdapterPayload) => boolean): AdapterPayload | undefined {
    for (const [key, { payload }] of kept) if (key.startsWith(`${this.#kind}:`) && wanted(payload)) return this.#alive(key);
    return undefined;
  }
}
