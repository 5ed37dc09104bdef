import type { RequestParts } from '#platform/contract/request.ts';
import type { CallInput, EndpointName } from './api.ts';

/** The sentence that says what was done, of which each verb has one. */
export type IntentVerb = 'like' | 'save' | 'follow' | 'track' | 'comment';
type IntentKey = Exclude<EndpointName, `GET ${string}`>;
/** What a visitor wanted to do before signing in. */
export type Intent = { verb: IntentVerb; key: IntentKey; input: RequestParts };

/** The change to make once a visitor has signed in: `login.require({ reason, afterwards: intent('like', 'POST …', input) })`. */
export const intent = <K extends IntentKey>(verb: IntentVerb, key: K, input: CallInput<K>): Intent => ({
  verb,
  key,
  input: input as RequestParts,
});
