import type { z } from 'zod';
import { getApplicationWithJob } from '#features/catalogue/jobs/server/index.ts';
import { loadPlanPrice, type BetterLine, type Projection } from '#features/member/fitment/server/index.ts';
import { presentOffer } from '#features/base/payments/server/index.ts';
import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { calendarDay } from '#platform/runtime/calendar-day.ts';
import type { PlanOffer } from '../contract.ts';
import { findObstacles, findUnstated, interviewQuestions, ownSentences } from './advice.ts';
import { isOffered, pathOfAim, type Offer, type OfferInput, type Path } from './compute-offer.ts';
import { aimOf, loadOffer } from './load-offer.ts';
import { hoursOf, sumTenths, type Stop } from './choose-path.ts';
import { scheduleHours } from './schedule-hours.ts';

type OfferView = z.input<typeof PlanOffer>['attributes'];

/** The paces to choose from, in hours a week. */
const PACES = [3, 5, 8];

/** What a plan would do for one of the viewer's applications: free, with the points of the whole only in an open report. */
export const getPlanOffer: UseCase<'GET /api/plan_offers/{job_application_id}'> = async (ctx, { params, query }) => {
  signedIn(ctx);
  const { fitment, input, offer } = await loadOffer(ctx, params.job_application_id);
  const { job } = await getApplicationWithJob(ctx, params.job_application_id);
  const aim = aimOf(query);
  const path = pathOfAim(input, offer, aim);
  const startOn = calendarDay(ctx.clock.now());
  const view = new View(fitment.unlocked_at !== null, query.hours_per_week, startOn);
  const price = await loadPlanPrice(ctx);
  return {
    data: {
      id: params.job_application_id,
      type: 'plan_offer',
      attributes: {
        job_application_id: params.job_application_id,
        job_title: job.title,
        company_name: job.companyName,
        job_slug: job.slug,
        company_slug: job.companySlug,
        verdict: offer.verdict,
        unlocked: view.unlocked,
        now: view.standing(offer.now),
        next_band: offer.goal === null ? null : offer.now.band === 'low' ? 'moderate' : 'good',
        aim: query.aim,
        hours_per_week: query.hours_per_week,
        start_on: startOn,
        closes_on: job.validUntil,
        stops: path === null ? [] : view.stops(path, input),
        path: path && { ...view.summary(path), checked: view.standing(path.checked) },
        aims: listAims(offer, view),
        paces: path === null ? [] : PACES.map((pace) => ({ hours_per_week: pace, due_on: view.dueOn(path.stops, pace) })),
        parts: isOffered(offer) ? (offer.everything?.stops ?? []).filter(({ tenths }) => tenths > 0).map(partOf) : [],
        learnable: learnableOf(offer),
        held_back: offer.heldBack,
        depends_on: isOffered(offer) ? findUnstated(input.report) : [],
        obstacles: offer.verdict === 'out_of_reach' ? findObstacles(input.report, offer.untaught, offer.heldBack) : [],
        untaught: offer.untaught,
        words: wordsOf(offer.words, offer.afterWords),
        price: price.paise / 100,
        offer: presentOffer(price),
        say: ownSentences(input.report),
        questions: interviewQuestions(input.report, input.taxonomy),
      },
    },
  };
};

class View {
  readonly unlocked: boolean;
  private readonly pace: number;
  private readonly startOn: string;

  constructor(unlocked: boolean, pace: number, startOn: string) {
    this.unlocked = unlocked;
    this.pace = pace;
    this.startOn = startOn;
  }

  standing({ band, tenths }: Projection): OfferView['now'] {
    return { band, total: this.unlocked ? tenths / 10 : null };
  }

  dueOn(stops: readonly Stop[], pace = this.pace): string {
    const dates = scheduleHours(
      stops.map(({ hours }) => hours),
      pace,
      this.startOn,
    );
    return dates.at(-1)?.due_on ?? this.startOn;
  }

  summary({ stops, shown }: Path): Summary {
    return {
      stops: stops.length,
      hours: stops.reduce((sum, { hours }) => sum + hours, 0),
      points: sumTenths(stops) / 10,
      due_on: this.dueOn(stops),
      after: this.standing(shown),
    };
  }

  stops({ stops }: Path, { outlook, report }: OfferInput): OfferView['stops'] {
    const dates = scheduleHours(
      stops.map(({ hours }) => hours),
      this.pace,
      this.startOn,
    );
    const ids = stops.map(({ skill }) => skill.id);
    return stops.map(({ skill, hours, tenths, neededBy, requirementIds }, index) => ({
      skill_id: skill.id,
      skill_name: skill.name,
      hours,
      points: tenths / 10,
      after: this.standing(outlook.after(ids.slice(0, index + 1), 'shown')),
      due_on: dates[index]?.due_on ?? this.startOn,
      ad: report.requirements.find(({ id }) => requirementIds.includes(id))?.ad.quote ?? null,
      needed_by: neededBy.filter((id) => ids.includes(id)),
    }));
  }
}

type Summary = Omit<OfferView['aims'][number], 'aim'>;

function listAims(offer: Offer, view: View): OfferView['aims'] {
  if (!isOffered(offer)) return [];
  return [
    ...(offer.nextBand ? [{ aim: 'next_band' as const, ...view.summary(offer.nextBand) }] : []),
    ...(offer.everything ? [{ aim: 'everything' as const, ...view.summary(offer.everything) }] : []),
  ];
}

const partOf = ({ skill, tenths }: Stop): OfferView['parts'][number] => ({
  skill_id: skill.id,
  skill_name: skill.name,
  hours: hoursOf(skill),
  points: tenths / 10,
});

function learnableOf({ everything }: Offer): OfferView['learnable'] {
  const stops = everything?.stops ?? [];
  return { stops: stops.length, hours: stops.reduce((sum, { hours }) => sum + hours, 0), points: sumTenths(stops) / 10 };
}

function wordsOf(words: readonly BetterLine[], left: readonly Stop[] | null): OfferView['words'] {
  const [first] = words;
  if (!first) return null;
  return {
    points: Math.round(words.reduce((sum, { points }) => sum + points, 0) * 10) / 10,
    first: { name: first.shows.map(({ label }) => label).join(', '), quote: first.quote },
    left: left && { stops: left.length, hours: left.reduce((sum, { hours }) => sum + hours, 0) },
  };
}
