import { findWarnings } from '#features/base/job-postings/server/index.ts';
import { skillCatalogue } from '#features/base/skills/server/index.ts';
import { companyRows, findCopiedJob } from '#features/catalogue/jobs/server/index.ts';
import { createAdReader } from '#features/member/fitment/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import type { AdContent, Finding } from '../contract.ts';
import { findExclusions } from './ad/find-exclusions.ts';

type Company = { id: string; name: string };

/** Why staff have to look at an ad before it goes live. */
export async function checkAd(ctx: Context, company: Company, { title, description }: AdContent): Promise<Finding[]> {
  const text = `${title}\n${description}`;
  const copied = await findCopiedJob(ctx, company.id, description);
  return [
    ...findWarnings(text).map(({ kind, quote }) => ({ kind, quote, company: '' })),
    ...findExclusions(text).map((quote) => ({ kind: 'excludes' as const, quote, company: '' })),
    ...(copied ? [{ kind: 'copied' as const, quote: copied.quote, company: copied.company }] : []),
    ...(await findForeignNames(ctx, company, text)),
  ];
}

/** Other listed companies in whose name the ad speaks. */
async function findForeignNames(ctx: Context, company: Company, text: string): Promise<Finding[]> {
  const { taxonomy } = await skillCatalogue();
  const normalize = (name: string) => name.toLowerCase().trim();
  const own = normalize(company.name);
  const lines = `${text.replaceAll(/^(?:## |- )/gm, '')}\n`;
  const names = new Map(
    createAdReader(taxonomy)
      .findEmployers(lines)
      .map((name) => [normalize(name), name]),
  );
  const foreign = [...names.keys()].filter((name) => name !== '' && !own.startsWith(name) && !name.startsWith(own));
  if (foreign.length === 0) return [];
  const rows = await companyRows(ctx)
    .where((eb) => eb(eb.fn<string>('lower', ['name']), 'in', foreign))
    .where('id', '!=', company.id)
    .execute();
  return rows.map(({ name }) => ({ kind: 'name', quote: lineWith(text, name), company: name }));
}

const lineWith = (text: string, name: string): string =>
  text
    .split('\n')
    .find((line) => line.toLowerCase().includes(name.toLowerCase()))
    ?.trim()
    .slice(0, 300) ?? name;
