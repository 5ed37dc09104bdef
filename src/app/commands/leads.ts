import fs from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { markLeadHandled, leadReference, iterateLeads } from '#features/base/leads/server/index.ts';
import { LEAD_KINDS, type LeadKind } from '#features/base/leads/contract.ts';
import type { Context } from '#platform/http/context.ts';
import { writeCsv } from '#platform/io/write-csv.ts';
import { CommandError, UsageError, type Command } from './command.ts';

const HELP = `Lists open messages from the contact forms, oldest first.

  --kind KIND     only from one form: ${LEAD_KINDS.join(', ')}
  --since DAY     only from this day on, such as 2026-11-01
  --all           includes closed messages and suspected spam
  --csv FILE      writes all fields to a CSV file
  --done REF      closes the message with this reference

Examples
  npm run cli -- leads --kind corporate
  npm run cli -- leads --all --csv leads.csv
  npm run cli -- leads --done 7D0C4F4E`;

const COLUMNS = ['reference', 'sent', 'kind', 'topic', 'name', 'email', 'phone', 'organisation', 'message', 'page'] as const;
const STATES = ['repeats', 'confirmed', 'suspected', 'done'] as const;

/** `leads`, its filters, `--csv FILE`, or `--done REF`. */
export const leadsCommand: Command = {
  usage: 'leads [--kind KIND] [--since DAY] [--all] [--csv FILE] | leads --done REF',
  help: HELP,
  prepare: (args) => {
    const { done, csv, ...filter } = readArguments(args);
    return async (ctx) => {
      if (done === undefined) return csv === undefined ? print(ctx, filter) : write(ctx, filter, csv);
      if (!(await markLeadHandled(ctx, done))) throw new CommandError(`No message has the reference ${done}.`);
      console.log(`${done} is done.`);
      return true;
    };
  },
};

type LeadFilter = Parameters<typeof iterateLeads>[1];

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
  lead.handled_at?.toISOString() ?? '',
];

function readArguments(args: string[]): LeadFilter & { csv?: string; done?: string } {
  const { kind, since, all, csv, done } = parse(args);
  if (kind !== undefined && !isKind(kind)) throw new UsageError(`${kind} is none of ${LEAD_KINDS.join(', ')}.`);
  const day = since === undefined ? undefined : new Date(since);
  if (day && Number.isNaN(day.getTime())) throw new UsageError(`${since} is not a day.`);
  if (done !== undefined && !/^[\da-f]{8}$/i.test(done)) throw new UsageError(`${done} is not a reference.`);
  return {
    includeAll: all ?? false,
    ...(kind !== undefined && { kind }),
    ...(day && { since: day }),
    ...(csv !== undefined && { csv }),
    ...(done !== undefined && { done }),
  };
}

const isKind = (kind: string): kind is LeadKind => LEAD_KINDS.some((known) => known === kind);

function parse(args: string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({ args, options: { kind: text, since: text, csv: text, done: text, all: { type: 'boolean' } } }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
