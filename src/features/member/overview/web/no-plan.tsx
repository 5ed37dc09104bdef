import { Link } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import { ButtonLink } from '#platform/ui/button.tsx';
import type { Overview } from './queries.ts';

/** Where to begin, or go on, without a plan: with what the latest score misses, a résumé, or a role. */
export function NoPlan({ overview }: { overview: Overview }) {
  const { title, text, action, more } = nextOf(overview);
  return (
    <section className="panel stack gap-3" aria-labelledby="next-step">
      <p className="eyebrow">{m.overview_next_step()}</p>
      <h2 id="next-step" className="title-s">
        {title}
      </h2>
      <p className="muted">{text}</p>
      <div className="row">
        {action}
        {more}
      </div>
    </section>
  );
}

function nextOf({ scores, counts }: Overview) {
  const jobs = (
    <ButtonLink variant={counts.resumes === 0 ? 'quiet' : 'solid'} render={<Link to="/jobs-apprenticeships" />}>
      {m.overview_find_role()}
    </ButtonLink>
  );
  const packs = (
    <ButtonLink variant="bare" render={<Link to="/learning-packs" />}>
      {m.overview_from_pack()}
    </ButtonLink>
  );
  const [latest] = scores;
  if (latest)
    return {
      title: m.overview_plan_for({ title: latest.title }),
      text: m.overview_plan_for_text(),
      action: (
        <ButtonLink render={<Link to="/plan-offers/$jobApplicationId" params={{ jobApplicationId: latest.application_id }} />}>
          {m.overview_see_plan()}
        </ButtonLink>
      ),
      more: packs,
    };
  if (counts.resumes === 0)
    return {
      title: m.overview_begin(),
      text: m.overview_begin_text(),
      action: <ButtonLink render={<Link to="/resumes" />}>{m.overview_add_resume()}</ButtonLink>,
      more: jobs,
    };
  return { title: m.overview_begin_role(), text: m.overview_begin_role_text(), action: jobs, more: packs };
}
