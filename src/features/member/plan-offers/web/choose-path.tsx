import type { ComponentProps } from 'react';
import { BandLabel, bandLabel } from '#features/member/fitment/web/index.ts';
import { formatHours } from '#platform/language/format.ts';
import { m } from '#platform/messages/messages.js';
import { Checkbox } from '#platform/ui/checkbox.tsx';
import { RadioGroup } from '#platform/ui/radio-group.tsx';
import { Tag } from '#platform/ui/tag.tsx';
import { daysBetween, formatDay } from './days.ts';
import type { Choice, Offer } from './queries.ts';
import './offer.css';

type ChooseProps = { offer: Offer; choice: Choice; onChange: (next: Partial<Choice>) => void };

/** How far and how fast. */
export function ChoosePath({ offer, choice, onChange }: ChooseProps) {
  const chosen = choice.skills.split(',').filter(Boolean);
  return (
    <section className="choose">
      <div className="stack gap-2">
        <RadioGroup
          cards
          legend={m.plan_offers_how_far()}
          name="aim"
          value={choice.aim}
          options={aimsOf(offer)}
          onValueChange={(value) => onChange({ aim: AIMS.find((aim) => aim === value) ?? 'next_band' })}
        />
        {choice.aim === 'part' && (
          <div className="parts">
            {offer.parts.map(({ skill_id, skill_name, hours, points }) => (
              <Checkbox
                key={skill_id}
                checked={chosen.includes(skill_id)}
                onChange={({ currentTarget: { checked: on } }) =>
                  onChange({ skills: (on ? [...chosen, skill_id] : chosen.filter((id) => id !== skill_id)).join(',') })
                }
              >
                {skill_name} <span className="muted">{`${formatHours(hours, 'narrow')}, +${points.toFixed(1)}`}</span>
              </Checkbox>
            ))}
          </div>
        )}
      </div>
      {offer.paces.length > 0 && (
        <RadioGroup
          cards
          legend={m.plan_offers_how_fast()}
          name="pace"
          value={String(choice.hours)}
          options={offer.paces.map(({ hours_per_week, due_on }) => ({
            value: String(hours_per_week),
            label: m.plan_offers_pace({ hours: hours_per_week }),
            hint: m.plan_offers_pace_facts({ date: formatDay(due_on) }),
            aside: offer.closes_on !== null && <CloseTag dueOn={due_on} closesOn={offer.closes_on} />,
          }))}
          onValueChange={(value) => onChange({ hours: Number(value) })}
        />
      )}
    </section>
  );
}

const AIMS = ['next_band', 'everything', 'part'] as const;

function aimsOf({ aims, parts }: Offer): ComponentProps<typeof RadioGroup>['options'] {
  const whole = aims.map(({ aim, after, stops, hours, due_on }) => ({
    value: aim,
    label: aim === 'next_band' ? m.plan_offers_aim_next({ band: bandLabel(after.band) }) : m.plan_offers_aim_everything(),
    hint: m.plan_offers_aim_facts({ count: stops, hours: formatHours(hours), date: formatDay(due_on) }),
    aside: <BandLabel band={after.band}>{after.total === null ? bandLabel(after.band) : after.total.toFixed(1)}</BandLabel>,
  }));
  const part = { value: 'part', label: m.plan_offers_aim_part(), hint: m.plan_offers_aim_part_text() };
  return parts.length > 1 ? [...whole, part] : whole;
}

function CloseTag({ dueOn, closesOn }: { dueOn: string; closesOn: string }) {
  const isAfter = daysBetween(dueOn, closesOn) < 0;
  return <Tag tone={isAfter ? 'warn' : 'good'}>{isAfter ? m.plan_offers_pace_after() : m.plan_offers_pace_before()}</Tag>;
}
