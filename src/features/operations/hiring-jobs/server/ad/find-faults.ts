import type { CodedIssue } from '#platform/contract/problem.ts';
import type { AdContent } from '../../contract.ts';

const MIN_WORDS = 20;

/** What a job lacks before it can go live, by field. */
export function findFaults(content: AdContent, today: string): CodedIssue[] {
  const { title, places, work_mode, description, closes_on, apply, apply_url, questions, pay } = content;
  const { experience_min: from, experience_max: to } = content;
  const faults: (CodedIssue | false)[] = [
    title === '' && { path: 'title', code: 'ad-title-required' },
    places.length === 0 && work_mode !== 'Remote' && { path: 'places', code: 'ad-place-required' },
    description.trim().split(/\s+/).length < MIN_WORDS && {
      path: 'description',
      code: 'ad-too-short',
      params: { count: MIN_WORDS },
    },
    from !== null && to !== null && from > to && { path: 'experience_max', code: 'ad-years-reversed' },
    pay.min !== null && pay.max !== null && pay.min > pay.max && { path: 'pay.max', code: 'ad-pay-reversed' },
    closes_on !== null && closes_on < today && { path: 'closes_on', code: 'ad-closed-already' },
    apply !== 'address' && questions.some(({ text }) => text === '') && { path: 'questions', code: 'ad-question-empty' },
    apply === 'address' && !isWebAddress(apply_url) && { path: 'apply_url', code: 'ad-address-required' },
  ];
  return faults.filter((fault) => fault !== false);
}

const isWebAddress = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
