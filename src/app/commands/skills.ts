import {
  correctSkill,
  getBankSkill,
  hindiNames,
  loadSkillBank,
  mergeSkill,
  setSkillOutOfUse,
} from '#features/base/skills/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { type Command, parseArguments, UsageError } from './command.ts';
import { findActor } from './find-actor.ts';

const HELP = `Without arguments, lists the skills whose names staff changed, that are merged into another one, or out of use.
  correct ID   changes names: --name NAME, --add NAME and --remove NAME for what else it is called, --add-hindi NAME and
               --remove-hindi NAME; all but --name can be repeated. A name that means another skill already is refused.
  merge ID INTO_ID   makes a duplicate part of another skill; everything that hangs on it goes along.
  split ID     ends a merge
  drop ID      takes a skill out of use
  restore ID   puts it back into use
Running servers use the change at once. --reason says why and --as names the member of staff who decides, for the audit log.

Example
  npm run cli -- skills correct power-bi --add "Microsoft PowerBI" --reason "Ads write it so" --as kavya@example.com`;

const OPTIONS = {
  name: { type: 'string' },
  add: { type: 'string', multiple: true },
  remove: { type: 'string', multiple: true },
  'add-hindi': { type: 'string', multiple: true },
  'remove-hindi': { type: 'string', multiple: true },
  reason: { type: 'string' },
  as: { type: 'string' },
} as const;

/** `skills`, and `skills ACTION ID --reason TEXT --as SLUG_OR_EMAIL`. */
export const skillsCommand: Command = {
  usage:
    'skills [correct ID ... | merge ID INTO_ID | split ID | drop ID | restore ID, each with --reason TEXT --as SLUG_OR_EMAIL]',
  help: HELP,
  prepare: (args) => {
    const request = readArguments(args);
    return async (ctx) => {
      if (request) await ctx.inTransaction((trx) => change(trx, request));
      else await printChanged(ctx);
      return true;
    };
  },
};

type Request = ReturnType<typeof parseRequest>;

const parseRequest = (args: string[]) => parseArguments({ args, allowPositionals: true, options: OPTIONS });

const ACTIONS = ['correct', 'merge', 'split', 'drop', 'restore'];

function readArguments(args: string[]): Request | null {
  const request = parseRequest(args);
  const { positionals, values } = request;
  const [action, id] = positionals;
  if (action === undefined) return null;
  if (!ACTIONS.includes(action) || !id || positionals.length !== (action === 'merge' ? 3 : 2))
    throw new UsageError(`Use one of ${ACTIONS.join(', ')} and the id of a skill, with merge two ids.`);
  if (!values.reason?.trim()) throw new UsageError('Say why with --reason, for the audit log.');
  return request;
}

async function change(ctx: Context, { positionals, values }: Request): Promise<void> {
  const [action, id = '', into = ''] = positionals;
  const edit = { id, reason: values.reason?.trim() ?? '', actorId: await findActor(ctx, values.as) };
  if (action === 'correct') await correct(ctx, edit, values);
  if (action === 'merge') await mergeSkill(ctx, edit, into);
  if (action === 'split') await mergeSkill(ctx, edit, null);
  if (action === 'drop') await setSkillOutOfUse(ctx, edit, true);
  if (action === 'restore') await setSkillOutOfUse(ctx, edit, false);
  const { skill, state, kept } = await getBankSkill(ctx, id);
  console.log([skill.name, kept ? `part of ${kept.name}` : state, ...skill.aliases].join(', '));
}

async function correct(ctx: Context, edit: { id: string; reason: string; actorId: string }, values: Request['values']) {
  const { skill } = await getBankSkill(ctx, edit.id);
  const without = (names: readonly string[], removed: readonly string[] = []) => names.filter((name) => !removed.includes(name));
  await correctSkill(ctx, edit, {
    name: values.name?.trim() || skill.name,
    aliases: [...without(skill.aliases, values.remove), ...(values.add ?? [])],
    hindi_names: [...without(hindiNames(skill), values['remove-hindi']), ...(values['add-hindi'] ?? [])],
  });
}

async function printChanged(ctx: Context): Promise<void> {
  const changed = [...(await loadSkillBank(ctx)).values()].filter(({ version }) => version > 0);
  for (const { id, skill, state, kept } of changed)
    console.log([id, skill.name, kept ? `part of ${kept.id}` : state, skill.aliases.join(', ')].join('\t'));
  if (changed.length === 0) console.log('No skill is changed.');
}
