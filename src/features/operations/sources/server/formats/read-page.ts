import { findPagePostings, parseJobPosting, type ParsedRow } from '#features/base/job-postings/server/index.ts';
import { SourceError } from '../source-error.ts';
import { wholeText, type SourceDocument } from '../source-document.ts';

/** Reads the jobs that a page states as JobPosting. Throws a `SourceError` for a page that states none. */
export async function* readPage(document: SourceDocument): AsyncGenerator<ParsedRow> {
  const rows = pageRows(await wholeText(document), document.url);
  if (rows.length === 0)
    throw new SourceError('no-postings', 'The page contains no JobPosting in a script of type application/ld+json.');
  yield* rows;
}

/**
 * The postings of a page; a script that is not valid JSON becomes a row with the reason. A posting without an address of its own
 * is applied for at the page.
 */
export function pageRows(html: string, url: string | null): ParsedRow[] {
  const { postings, brokenScripts } = findPagePostings(html);
  const jobs = postings.map((posting, index) => {
    const job = parseJobPosting(posting, `posting ${index + 1}`);
    return url === null || job.applyUrl !== undefined ? job : { ...job, applyUrl: url };
  });
  return [
    ...jobs,
    ...brokenScripts.map((number) => ({ at: `script ${number}`, reason: { code: 'row-script-not-json' as const } })),
  ];
}
