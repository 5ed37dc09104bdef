import { Schedule, SourceKind } from '#features/operations/sources/contract.ts';
import {
  addSource,
  findSource,
  listSourceRecords,
  recordRun,
  removeSource,
  runSource,
  setPaused,
} from '#features/operations/sources/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { findActor } from './find-actor.ts';
import { type Command, CommandError, parseArguments, UsageError } from './command.ts';

const HELP = `Lists the sources of jobs, or changes one, named by its id or name. A file is imported with \`import jobs\`.

  list
  add NAME ADDRESS --kind KIND [--company NAME] [--apply-url URL] [--schedule SCHEDULE]
  run NAME [--accept-fewer]   reads it now; with the option also an answer with far fewer jobs than before
  pause NAME, resume NAME
  remove NAME --jobs close|keep

Kinds: ${SourceKind.options.join(', ')}
Schedules: ${Schedule.options.join(', ')}
All but list ask with --as for the member of staff who decides, for the audit log. The exit status of \`run\` is 0 when every row was taken, 1 when
some were skipped, and 2 when nothing usable was read.

Example
  npm run cli -- sources add "Marigold Cloud" https://boards.greenhouse.io/marigold --kind greenhouse \
    --schedule six-hours --as kavya@example.com`;

const OPTIONS = {
  kind: { type: 'string' },
  company: { type: 'string' },
  'apply-url': { type: 'string' },
  schedule: { type: 'string' },
  jobs: { type: 'string' },
  as: { type: 'string' },
  'accept-fewer': { type: 'boolean' },
} as const;

/** `sources list|add|run|pause|resume|remove`. */
export const sourcesCommand: Command = {
  usage: 'sources list|add|run|pause|resume|remove [NAME] [ADDRESS] [options] [--as SLUG_OR_EMAIL]',
  help: HELP,
  prepare: (args) => {
    const { action, name, address, values } = readArguments(args);
    if (action === 'list') return list;
    if (action === 'add') return prepareAdd(name, address, values);
    if (action === 'run') return (ctx) => run(ctx, name, values);
    const { jobs } = values;
    if (action === 'remove' && jobs !== 'close' && jobs !== 'keep') throw new UsageError('Say --jobs close or --jobs keep.');
    return (ctx) =>
      ctx.inTransaction(async (trx) => {
        const [source, actor] = [await find(trx, name), await findActor(trx, values.as)];
        if (action !== 'remove') await setPaused(trx, source, action === 'pause', { actorId: actor });
        const closed =
          action === 'remove' ? await removeSource(trx, source, jobs === 'close' ? 'close' : 'keep', { actorId: actor }) : 0;
        console.log(`${source.name}: ${action}d${action === 'remove' ? `, ${closed} jobs closed` : ''}.`);
        return true;
      });
  },
};

type Values = ReturnType<typeof parseArguments<{ options: typeof OPTIONS }>>['values'];

async function list(ctx: Context): Promise<boolean> {
  const sources = await listSourceRecords(ctx);
  for (const { id, attributes } of sources) {
    const { name, kind, state, schedule, open_jobs, address, file_name } = attributes;
    console.log([id, name, kind, state, schedule, `${open_jobs} open jobs`, address ?? file_name].join('\t'));
  }
  if (sources.length === 0) console.log('There are no sources of jobs.');
  return true;
}

function prepareAdd(name: string, address: string | undefined, values: Values) {
  const kind = SourceKind.options.find((known) => known === values.kind);
  const schedule = Schedule.options.find((known) => known === (values.schedule ?? 'daily'));
  if (!address || !URL.canParse(address)) throw new UsageError('Give the web address of the source.');
  if (!kind) throw new UsageError(`Give --kind, one of ${SourceKind.options.join(', ')}.`);
  if (!schedule) throw new UsageError(`--schedule is one of ${Schedule.options.join(', ')}.`);
  const draft = { name, address, kind, schedule, company: values.company ?? '', apply_url: values['apply-url'] ?? '' };
  return (ctx: Context) =>
    ctx.inTransaction(async (trx) => {
      const source = await addSource(trx, draft, { actorId: await findActor(trx, values.as) });
      await trx.enqueue('sources.run', { id: source.id });
      console.log(`${source.name} is added (${source.id}); the server reads it next.`);
      return true;
    });
}

async function run(ctx: Context, name: string, { 'accept-fewer': acceptsFewer = false, as }: Values): Promise<boolean> {
  const source = await find(ctx, name);
  await recordRun(ctx, source.id, { acceptsFewer, actorId: await findActor(ctx, as) });
  const ended = await runSource(ctx, source.id, { acceptsFewer });
  if (!ended) throw new CommandError(`${source.name} is running already.`);
  const { state, reason, detail, added, changed, reopened, unchanged, closed, errors } = ended;
  console.log(
    `${source.name}: ${state}${reason ? `, ${reason} ${detail}` : ''}\n` +
      `  ${added} added, ${changed} changed, ${reopened} reopened, ${unchanged} unchanged, ${closed} closed, ${errors} skipped`,
  );
  if (state === 'failed' || state === 'suspicious') throw new CommandError('Nothing usable was read.', { isUnusable: true });
  return errors === 0 && state !== 'incomplete';
}

async function find(ctx: Context, name: string) {
  const source = await findSource(ctx, name);
  if (!source) throw new CommandError(`There is no source ${name}, or there are several with this name; give its id.`);
  return source;
}

const ACTIONS = ['list', 'add', 'run', 'pause', 'resume', 'remove'] as const;

function readArguments(args: string[]) {
  const { positionals, values } = parseArguments({ args, allowPositionals: true, options: OPTIONS });
  const [first, name = '', address, ...rest] = positionals;
  const action = ACTIONS.find((known) => known === first);
  if (!action) throw new UsageError(`Specify ${ACTIONS.join(', ')}.`);
  if (action !== 'list' && name === '') throw new UsageError('Name the source.');
  if (rest.length > 0) throw new UsageError(`Too many arguments: ${rest.join(' ')}.`);
  return { action, name, address, values };
}
