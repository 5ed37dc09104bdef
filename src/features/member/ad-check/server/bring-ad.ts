import { addOwnAd, ensureOwner } from '#features/base/own-ads/server/index.ts';
import {
  readAdAddress,
  readAdFile,
  readAdText,
  type AdProblem,
  type Posting,
  type ReadAd,
} from '#features/base/job-postings/server/index.ts';
import { skillCatalogue } from '#features/base/skills/server/index.ts';
import { createAdReader } from '#features/member/fitment/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { invalid } from '#platform/http/errors.ts';
import type { ParsedOf } from '#platform/contract/endpoint.ts';
import type { UseCase } from '#platform/http/http.ts';
import { calendarDay } from '#platform/runtime/calendar-day.ts';
import type { adCheckContract } from '../contract.ts';

type Body = ParsedOf<(typeof adCheckContract)['POST /api/own_ads']>['body'];
type Source = 'text' | 'address' | 'file' | 'shared';
type Brought = { source: Source; url: string; original: string; read: ReadAd };

/** Reads an ad from a text, an address or a file, and keeps it. What cannot be read is a problem with what to do, and keeps nothing. */
export const bringAd: UseCase<'POST /api/own_ads'> = async (ctx, { body }) => {
  // public: visitors bring ads as well
  const { read, ...brought } = await readBrought(ctx, body);
  if (!read.ok) return { data: null, known: false, problem: presentProblem(read.problem) };
  const title = (body.role ?? read.posting.title?.value ?? '').slice(0, 200);
  // The level and the role are read from the title, so its bringer is asked for it.
  if (title === '') return { data: null, known: false, problem: { kind: 'no_title' as const } };
  return ctx.inTransaction(async (trx) => {
    const { ad, isNew } = await addOwnAd(trx, await ensureOwner(trx), {
      ...brought,
      ...factsOf(read.posting, title),
      original: brought.original === '' ? read.posting.description : brought.original,
    });
    return { data: { id: ad.id }, known: !isNew, problem: null };
  });
};

async function readBrought(ctx: Context, { text, file, role, force, shared }: Body): Promise<Brought> {
  const { taxonomy } = await skillCatalogue();
  const options = {
    reader: createAdReader(taxonomy),
    today: calendarDay(ctx.clock.now()),
    force,
    ...(role !== undefined && { role }),
  };
  if (file) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    return {
      source: 'file',
      url: '',
      original: '',
      read: await readAdFile({ name: file.name, bytes }, options),
    };
  }
  const trimmed = text.trim();
  if (trimmed === '') throw invalid({ path: 'text', code: 'ad-required' });
  const source = shared ? ('shared' as const) : undefined;
  const address = findAddress(trimmed);
  if (address !== null) {
    const read = await readAdAddress(address, { ...options, fetcher: ctx.fetcher });
    return { source: source ?? 'address', url: address, original: '', read };
  }
  return { source: source ?? 'text', url: '', original: trimmed, read: readAdText(trimmed, options) };
}

/** The address, if the text is nothing else, also after a title as phones share it; null for the text of an ad. */
function findAddress(text: string): string | null {
  const [address, ...others] = text.match(/\bhttps?:\/\/\S+/gi) ?? [];
  if (address === undefined) return /^(?:www\.)?[\w-]+(?:\.[\w-]+)+\/\S+$/i.test(text) ? `https://${text}` : null;
  const words = text.replace(address, '').trim().split(/\s+/).filter(Boolean);
  return others.length === 0 && words.length <= MAX_WORDS_BESIDE ? address : null;
}

const MAX_WORDS_BESIDE = 25;

const factsOf = (posting: Posting, title: string) => ({
  title,
  company_name: (posting.company?.value ?? '').slice(0, 200),
  location: posting.places
    .map(({ value }) => value)
    .join(', ')
    .slice(0, 200),
  work_mode: posting.workMode.source === 'assumed' ? null : posting.workMode.value,
  pay: (posting.pay?.value.text ?? '').slice(0, 200),
  valid_until: posting.closesOn?.value ?? null,
  description: posting.description,
  warnings: JSON.stringify(posting.warnings),
});

const presentProblem = (problem: AdProblem) => ({
  kind: problem.kind,
  ...('roles' in problem && { roles: problem.roles }),
  ...('language' in problem && { language: problem.language }),
  ...('reason' in problem && typeof problem.reason === 'string' && { reason: problem.reason }),
});
