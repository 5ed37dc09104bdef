import { checkResources } from '#features/base/skills/server/index.ts';
import { type Command, parseArguments, UsageError } from './command.ts';

const DEFAULT_LIMIT = 100;
const MAX_ITEMS = 2000;

/** `check-resources [--limit N]`. */
export const checkResourcesCommand: Command = {
  usage: 'check-resources [--limit N]',
  help: `Checks whether learning resources of the catalogue are still available, least recently checked first, and stores the
result: plans and skill pages show the date of the check, and replace resources that are gone.
It sends requests to the sites of the resources from this machine, to public addresses only. RESOURCE_CHECKS=true does the
same every night.

Options
  --limit N    the number of resources, ${DEFAULT_LIMIT} by default, at most ${MAX_ITEMS}

Example
  npm run cli -- check-resources --limit 500`,
  prepare: (args) => {
    const limit = readLimit(args);
    return async (ctx) => {
      const { works, gone, failing, unknown, gone_urls } = await checkResources(ctx, { limit });
      console.log(`${works} available, ${gone} gone, ${failing} failing, ${unknown} unknown`);
      for (const url of gone_urls) console.log(`  gone: ${url}`);
      return true;
    };
  },
};

function readLimit(args: string[]): number {
  const limit = Number(parseArguments({ args, options: { limit: { type: 'string' } } }).values.limit ?? DEFAULT_LIMIT);
  if (!Number.isInteger(limit) || limit < 1 || limit > MAX_ITEMS) throw new UsageError(`Give a limit from 1 to ${MAX_ITEMS}.`);
  return limit;
}
