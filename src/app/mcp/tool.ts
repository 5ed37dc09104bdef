import type * as z from 'zod';
import type { TokenScope } from '#platform/contract/token-scope.ts';
import type { Call } from './call-through.ts';

/** Something an assistant can do for its member. */
export type Tool = {
  title: string;
  /** For the assistant: what it does and when to use it. */
  description: string;
  /** The scopes of the endpoints that it calls; a token without one of them does not have the tool. */
  scopes: readonly TokenScope[];
  changes?: true;
  input: z.ZodObject;
  run: (call: Call, input: never) => Promise<unknown>;
};

/** Types the input of a tool by its schema. */
export const tool = <I extends z.ZodObject>(
  definition: Omit<Tool, 'input' | 'run'> & { input: I; run: (call: Call, input: z.output<I>) => Promise<unknown> },
): Tool => definition;

/** What a tool cannot do, in a sentence for the assistant and its member. */
export class ToolError extends Error {}
