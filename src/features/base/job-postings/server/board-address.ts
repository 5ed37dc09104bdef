/**
 * The public interfaces of job boards, by the address of a job's page:
 * https://developers.greenhouse.io/job-board.html, https://github.com/lever/postings-api and
 * https://developers.ashbyhq.com/docs/public-job-posting-api
 */
import { parseAshby } from './parse-ashby.ts';
import { parseGreenhouse } from './parse-greenhouse.ts';
import { parseLever } from './parse-lever.ts';
import type { RawJob } from './raw-job.ts';

export type JobBoard = {
  name: 'greenhouse' | 'lever' | 'ashby';
  /** The address of the interface. */
  address: string;
  /** The job of the page in the interface's answer; undefined when it has none. */
  findJob: (answer: unknown) => RawJob | undefined;
};

/** The job board of a page's address, or null for any other page. */
export function findJobBoard(address: string): JobBoard | null {
  if (!URL.canParse(address)) return null;
  const { hostname, pathname, searchParams } = new URL(address);
  const path = pathname.split('/').filter(Boolean);
  if (/^(?:job-)?boards(?:\.eu)?\.greenhouse\.io$/.test(hostname)) return findGreenhouse(path, searchParams);
  if (hostname === 'jobs.lever.co' || hostname === 'jobs.eu.lever.co') return findLever(hostname, path);
  return hostname === 'jobs.ashbyhq.com' ? findAshby(path) : null;
}

/** `/acme/jobs/123`, or inside another site `/embed/job_app?for=acme&token=123`. */
function findGreenhouse(path: readonly string[], parameters: URLSearchParams): JobBoard | null {
  const isEmbedded = path[0] === 'embed';
  const board = isEmbedded ? parameters.get('for') : path[0];
  const job = isEmbedded ? parameters.get('token') : path[1] === 'jobs' ? path[2] : undefined;
  if (!isName(board) || !job || !/^\d{1,20}$/.test(job)) return null;
  return {
    name: 'greenhouse',
    address: `https://boards-api.greenhouse.io/v1/boards/${board}/jobs/${job}?pay_transparency=true`,
    findJob: (answer) => toJob(parseGreenhouse({ jobs: [answer] })),
  };
}

/** `/acme/<id>` or `/acme/<id>/apply`. */
function findLever(hostname: string, [site, id]: readonly string[]): JobBoard | null {
  if (!isName(site) || !isId(id)) return null;
  return {
    name: 'lever',
    address: `https://${hostname.replace('jobs.', 'api.')}/v0/postings/${site}/${id}?mode=json`,
    findJob: (answer) => toJob(parseLever(answer)),
  };
}

/** `/acme/<id>` or `/acme/<id>/application`; the interface answers with all jobs of the board. */
function findAshby([board, id]: readonly string[]): JobBoard | null {
  if (!isName(board) || !isId(id)) return null;
  return {
    name: 'ashby',
    address: `https://api.ashbyhq.com/posting-api/job-board/${board}?includeCompensation=true`,
    findJob: (answer) => parseAshby(answer, board).find((job): job is RawJob => !('reason' in job) && job.id === id),
  };
}

/** A board with all its jobs: the address of the interface, and of the page that people read. */
export type BoardAddress = { name: JobBoard['name']; address: string };

/** The interface that answers with all jobs of a board, by the address of its page, of a job or of the interface itself. */
export function findBoardAddress(address: string): BoardAddress | null {
  if (!URL.canParse(address)) return null;
  const { hostname, pathname, searchParams } = new URL(address);
  const path = pathname.split('/').filter(Boolean);
  if (/^(?:job-)?boards(?:-api)?(?:\.eu)?\.greenhouse\.io$/.test(hostname)) {
    const board = path[0] === 'embed' ? searchParams.get('for') : hostname.startsWith('boards-api') ? path[2] : path[0];
    return isName(board)
      ? { name: 'greenhouse', address: `https://boards-api.greenhouse.io/v1/boards/${board}/jobs?content=true` }
      : null;
  }
  if (/^(?:jobs|api)(?:\.eu)?\.lever\.co$/.test(hostname)) {
    const site = hostname.startsWith('api') ? path[2] : path[0];
    const host = hostname.replace('jobs.', 'api.');
    return isName(site) ? { name: 'lever', address: `https://${host}/v0/postings/${site}?mode=json` } : null;
  }
  if (!/^(?:jobs|api)\.ashbyhq\.com$/.test(hostname)) return null;
  const board = hostname.startsWith('api') ? path[2] : path[0];
  const listed = `https://api.ashbyhq.com/posting-api/job-board/${board}?includeCompensation=true`;
  return isName(board) ? { name: 'ashby', address: listed } : null;
}

const isName = (text: string | null | undefined): text is string => /^[\w.%-]{1,100}$/.test(text ?? '');
const isId = (text: string | undefined): text is string => /^[\da-f-]{36}$/i.test(text ?? '');

function toJob(rows: ReturnType<typeof parseLever>): RawJob | undefined {
  const [job] = rows;
  return job && !('reason' in job) ? job : undefined;
}
