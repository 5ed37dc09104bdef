import fs from 'node:fs/promises';
import {
  changeLead,
  findLeadByReference,
  iterateLeads,
  leadReference,
  type LeadFilter,
} from '#features/base/leads/server/index.ts';
import { LEAD_KINDS, type LeadKind, type LeadState } from '#features/base/leads/contract.ts';
import type { Context } from '#platform/http/context.ts';
import { writeCsv } from '#platform/io/write-csv.ts';
import { type Command, CommandError, parseArguments, UsageError } from './command.ts';
import { findActor } from './find-actor.ts';

const HELP = `Lists open messages from the contact forms, oldest first.

  --kind KIND     only from one form: ${LEAD_KINDS.join(', ')}
  --since DAY     only from this day on, such as 2026-11-01
  --all           includes closed messages and suspected spam
  --csv FILE      writes all fields to a CSV file
  --answered REF  says that the message with this reference is answered
  --done REF      closes the message with this reference
  --reopen REF    takes either back
  --reason TEXT   what was done; it stands in the audit log
  --as PERSON     the member of staff who says so, by slug or e-mail, for the audit log

Examples
  npm run cli -- leads --kind corporate
  npm run cli -- leads --all --csv leads.csv
  npm run cli -- leads --done 7D0C4F4E --reason "Answered by phone" --as kavya@example.com`;

const COLUMNS = ['reference', 'sent', 'kind', 'topic', 'name', 'email', 'phone', 'organisation', 'message', 'page'] as const;
const STATES = ['repeats', 'confirmed', 'suspected', 'state', 'done'] as const;

/** `leads`, its filters, `--csv FILE`, or what became of one message. */
export const leadsCommand: Command = {
  usage:
    'leads [--kind KIND] [--since DAY] [--all] [--csv FILE] | leads --answered|--done|--reopen REF [--reason TEXT] [--as SLUG_OR_EMAIL]',
  help: HELP,
  prepare: (args) => {
    const { change, csv, filter } = readArguments(args);
    return async (ctx) => {
      if (!change) return csv === undefined ? print(ctx, filter) : write(ctx, filter, csv);
      await ctx.inTransaction((trx) => say(trx, change));
      console.log(`${change.reference} is ${change.state}.`);
      return true;
    };
  },
};

type LeadChange = { reference: string; state: LeadState; reason: string; as: string | undefined };

async function say(trx: Context, { reference, state, reason, as }: LeadChange): Promise<void> {
  const lead = await findLeadByReference(trx, reference);
  if (!lead) throw new CommandError(`No message has the reference ${reference}, or several have.`);
  await changeLead(trx, { id: lead.id, from: lead.state, state, reason, actorId: await findActor(trx, as) });
}

async function print(ctx: Context, filter: LeadFilter): Promise<true> {
  let count = 0;
  for await (const leads of iterateLeads(ctx, filter)) {
    for (const lead of leads) console.log(toCells(lead).slice(0, 6).join('\t'));
    count += leads.length;
  }
  if (count === 0) console.log('No open messages.');
  return true;
}

async function write(ctx: Context, filter: LeadFilter, file: string): Promise<true> {
  await fs.writeFile(file, writeCsv([[...COLUMNS, ...STATES]]));
  let count = 0;
  for await (const leads of iterateLeads(ctx, filter)) {
    // The byte order mark is written once.
    await fs.appendFile(file, writeCsv(leads.map(toCells)).slice(1));
    count += leads.length;
  }
  console.log(`${count} in ${file}.`);
  return true;
}

type Lead = Parameters<typeof leadReference>[0];

const toCells = (lead: Lead): string[] => [
  leadReference(lead),
  lead.created_at.toISOString(),
  lead.kind,
  lead.topic,
  lead.name,
  lead.email,
  lead.phone,
  lead.organisation,
  lead.message,
  lead.page,
  String(lead.repeats),
  lead.confirmed_at?.toISOString() ?? '',
  lead.suspected ? 'yes' : '',
  lead.state,
  lead.handled_at?.toISOString() ?? '',
];

function readArguments(args: string[]): { filter: LeadFilter; csv: string | undefined; change: LeadChange | null } {
  const { kind, since, all, csv, answered, done, reopen, reason, as } = parseArguments({ args, options: OPTIONS }).values;
  if (kind !== undefined && !isKind(kind)) throw new UsageError(`${kind} is none of ${LEAD_KINDS.join(', ')}.`);
  const day = since === undefined ? undefined : new Date(since);
  if (day && Number.isNaN(day.getTime())) throw new UsageError(`${since} is not a day.`);
  const changes = Object.entries({ answered, closed: done, new: reopen }) as [LeadState, string | undefined][];
  const [change, ...others] = changes.filter(([, reference]) => reference !== undefined);
  if (others.length > 0) throw new UsageError('Say one thing about one message.');
  const [state, reference = ''] = change ?? [];
  if (state && !/^[\da-f]{8}$/i.test(reference)) throw new UsageError(`${reference} is not a reference.`);
  return {
    filter: { kind, since: day, state: all ? undefined : 'new' },
    csv,
    change: state ? { reference, state, reason: reason?.trim() ?? '', as } : null,
  };
}

const isKind = (kind: string): kind is LeadKind => LEAD_KINDS.some((known) => known === kind);

const text = { type: 'string' } as const;
const changeOptions = { answered: text, done: text, reopen: text, reason: text, as: text };
const OPTIONS = { kind: text, since: text, csv: text, all: { type: 'boolean' }, ...changeOptions } as const;
