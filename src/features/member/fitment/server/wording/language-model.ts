import type { Config } from '#platform/runtime/config.ts';

/** The prompt: rules and facts. */
export type Question = { rules: string; facts: unknown };

const MAX_TOKENS = 700;
const TIMEOUT_MS = 30_000;

/** Whether an operator has configured a language model. */
export function hasLanguageModel({ LLM_BASE_URL, LLM_MODEL }: Config): boolean {
  return LLM_BASE_URL !== undefined && LLM_MODEL !== undefined;
}

/**
 * Asks the configured OpenAI-compatible endpoint (POST /chat/completions) once and gives the text of its answer, or null
 * when it answers with nothing. Throws what the client throws: unreachable, too slow (30 s), refused, not JSON.
 */
export async function askLanguageModel(config: Config, { rules, facts }: Question): Promise<string | null> {
  // Loaded only where a model is configured: it has 240 modules.
  const { OpenAI } = await import('openai');
  const client = new OpenAI({
    baseURL: config.LLM_BASE_URL ?? null,
    // The client insists on a key; endpoints on the operator's own machines often have none.
    apiKey: config.LLM_API_KEY ?? 'none',
    timeout: TIMEOUT_MS,
    maxRetries: 0,
    logLevel: 'off',
  });
  const answer = await client.chat.completions.create({
    model: config.LLM_MODEL ?? '',
    temperature: 0,
    max_tokens: MAX_TOKENS,
    response_format: { type: 'json_object' },
    messages: [
      { role: 'system', content: rules },
      { role: 'user', content: JSON.stringify(facts) },
    ],
  });
  return answer.choices[0]?.message.content ?? null;
}
