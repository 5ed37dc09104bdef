import type { jobRows } from '#features/catalogue/jobs/server/index.ts';
import type { AdContent } from '../contract.ts';

type LiveJob = Awaited<ReturnType<ReturnType<typeof jobRows>['executeTakeFirstOrThrow']>>;
const CURRENCIES: readonly AdContent['pay']['currency'][] = ['INR', 'USD', 'EUR', 'GBP'];

export function wayToApply({ apply_url, apply_email }: Pick<LiveJob, 'apply_url' | 'apply_email'>): AdContent['apply'] {
  if (apply_url !== null) return 'address';
  return apply_email === null ? 'here' : 'email';
}

/** A job that was written elsewhere in the fields of the editor, to read and to duplicate it. */
export function presentContent(job: LiveJob): AdContent {
  const toNumber = (text: string | null) => (text === null ? null : Number(text));
  return {
    title: job.title,
    role_type: job.role_type,
    work_mode: job.work_mode,
    places: job.places
      .map(({ locality, region, country }) => [locality, region, country].filter(Boolean).join(', '))
      .filter(Boolean),
    experience_min: job.experience_min,
    experience_max: job.experience_max,
    pay: {
      min: toNumber(job.salary_min),
      max: toNumber(job.salary_max),
      currency: CURRENCIES.find((currency) => currency === job.salary_currency) ?? 'INR',
      period: job.salary_period,
    },
    closes_on: job.valid_until,
    apply: wayToApply(job),
    apply_url: job.apply_url ?? '',
    apply_email: job.apply_email ?? '',
    questions: job.questions,
    description: job.description,
  };
}
