import type { Config } from '#platform/runtime/config.ts';

/** The rules become the system message, the facts the user message. */
export type Prompt = { rules: string; facts: unknown; maxTokens: number };

const TIMEOUT_MS = 30_000;

/** Whether an operator has configured a language model. */
export function hasLanguageModel({ LLM_BASE_URL, LLM_MODEL }: Config): boolean {
  return LLM_BASE_URL !== undefined && LLM_MODEL !== undefined;
}

/** The name of the configured language model; empty without one. */
export const languageModelName = ({ LLM_MODEL }: Config): string => LLM_MODEL ?? '';

/** The host of the configured language model, which pages name; null without one. */
export function languageModelHost(config: Config): string | null {
  return hasLanguageModel(config) && config.LLM_BASE_URL ? new URL(config.LLM_BASE_URL).host : null;
}

/**
 * Sends one request to the configured OpenAI-compatible endpoint (POST /chat/completions) and returns the text of its
 * answer, or null when there is none. Throws when the endpoint is unreachable, takes longer than 30 s, refuses the request or
 * does not answer in JSON.
 */
export async function askLanguageModel(config: Config, { rules, facts, maxTokens }: Prompt): Promise<string | null> {
  // Loaded only where a model is configured: it has 240 modules.
  const { OpenAI } = await import('openai');
  const client = new OpenAI({
    baseURL: config.LLM_BASE_URL ?? null,
    // The client requires a key, but self-hosted endpoints often need none.
    apiKey: config.LLM_API_KEY ?? 'none',
    timeout: TIMEOUT_MS,
    maxRetries: 0,
    logLevel: 'off',
  });
  const completion = await client.chat.completions.create({
    model: config.LLM_MODEL ?? '',
    temperature: 0,
    max_tokens: maxTokens,
    response_format: { type: 'json_object' },
    messages: [
      { role: 'system', content: rules },
      { role: 'user', content: JSON.stringify(facts) },
    ],
  });
  return completion.choices[0]?.message.content ?? null;
}
