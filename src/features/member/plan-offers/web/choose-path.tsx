import type { ReactNode } from 'react';
import { BandLabel, bandLabel } from '#features/member/fitment/web/index.ts';
import { formatHours } from '#platform/language/format.ts';
import { m } from '#platform/messages/messages.js';
import { Checkbox } from '#platform/ui/checkbox.tsx';
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
      <fieldset className="stack gap-2">
        <legend className="strong">{m.plan_offers_how_far()}</legend>
        {offer.aims.map((option) => (
          <Option
            key={option.aim}
            name="aim"
            checked={choice.aim === option.aim}
            onChoose={() => onChange({ aim: option.aim })}
            title={
              option.aim === 'next_band'
                ? m.plan_offers_aim_next({ band: bandLabel(option.after.band) })
                : m.plan_offers_aim_everything()
            }
            text={m.plan_offers_aim_facts({
              count: option.stops,
              hours: formatHours(option.hours),
              date: formatDay(option.due_on),
            })}
          >
            <BandLabel band={option.after.band}>
              {option.after.total === null ? bandLabel(option.after.band) : option.after.total.toFixed(1)}
            </BandLabel>
          </Option>
        ))}
        {offer.parts.length > 1 && (
          <Option
            name="aim"
            checked={choice.aim === 'part'}
            onChoose={() => onChange({ aim: 'part' })}
            title={m.plan_offers_aim_part()}
            text={m.plan_offers_aim_part_text()}
          />
        )}
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
      </fieldset>
      {offer.paces.length > 0 && (
        <fieldset className="stack gap-2">
          <legend className="strong">{m.plan_offers_how_fast()}</legend>
          {offer.paces.map(({ hours_per_week, due_on }) => (
            <Option
              key={hours_per_week}
              name="pace"
              checked={choice.hours === hours_per_week}
              onChoose={() => onChange({ hours: hours_per_week })}
              title={m.plan_offers_pace({ hours: hours_per_week })}
              text={m.plan_offers_pace_facts({ date: formatDay(due_on) })}
            >
              {offer.closes_on !== null && (
                <Tag tone={daysBetween(due_on, offer.closes_on) < 0 ? 'warn' : 'good'}>
                  {daysBetween(due_on, offer.closes_on) < 0 ? m.plan_offers_pace_after() : m.plan_offers_pace_before()}
                </Tag>
              )}
            </Option>
          ))}
        </fieldset>
      )}
    </section>
  );
}

type OptionProps = {
  name: string;
  checked: boolean;
  onChoose: () => void;
  title: string;
  text: string;
  children?: ReactNode;
};

function Option({ name, checked, onChoose, title, text, children }: OptionProps) {
  return (
    <label className="option">
      <input type="radio" name={name} checked={checked} onChange={onChoose} />
      <span className="option-title">{title}</span>
      <span className="small muted option-text">{text}</span>
      {children}
    </label>
  );
}
