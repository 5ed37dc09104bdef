import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { VisitorFreeLook } from '#features/member/fitment/web/index.ts';
import { call } from '#platform/browser/api.ts';
import { m } from '#platform/messages/messages.js';
import { Banner } from '#platform/ui/banner.tsx';
import { ButtonLink } from '#platform/ui/button.tsx';
import { Panel } from '#platform/ui/panel.tsx';
import { freeLookQuery } from './queries.ts';
import { VisitorResume } from './visitor-resume.tsx';
import './ad-check.css';

/** The free look without an account: a résumé is dropped and kept for a day; signing in keeps both and goes on from here. */
export function VisitorLook({ id }: { id: string }) {
  const look = useQuery(freeLookQuery(id));
  const client = useQueryClient();
  const fit = look.data?.data;
  const bring = (label: string) => (
    <VisitorResume label={label} onBrought={() => client.invalidateQueries({ queryKey: freeLookQuery(id).queryKey })} />
  );
  if (!fit)
    return (
      <Panel className="stack gap-4" aria-labelledby="look" aria-busy={look.isFetching}>
        <div>
          <h2 id="look" className="title-s">
            {m.ad_check_compare_visitor()}
          </h2>
          <p className="muted">{m.ad_check_compare_free()}</p>
        </div>
        {bring(m.ad_check_your_resume())}
        <p className="small muted">{m.ad_check_visitor()}</p>
      </Panel>
    );
  return (
    <section className="stack gap-6" aria-labelledby="look" aria-busy={look.isFetching}>
      <h2 id="look">{m.ad_check_look()}</h2>
      {fit.band && fit.preview ? (
        <VisitorFreeLook
          // A new reading begins with its own order of rows.
          key={look.dataUpdatedAt}
          conditions={fit.conditions}
          facts={fit.facts}
          preview={fit.preview}
          band={fit.band}
          ask={(ticked) => ({
            queryKey: ['own-ad-what-if', id, look.dataUpdatedAt, ticked.toSorted()],
            queryFn: ({ signal }) =>
              call('POST /api/own_ads/{id}/what_if', { params: { id }, json: { ticked: [...ticked] } }, signal),
          })}
        />
      ) : (
        <Banner kind="info">{fit.missing_to_tell.join(' ')}</Banner>
      )}
      <Panel className="ad-compare">
        <div className="ad-go">
          <div>
            <h3 className="title-s">{m.ad_check_keep_title()}</h3>
            <p className="small muted">{m.ad_check_keep_note()}</p>
          </div>
          <div>{bring(m.ad_check_other_resume({ name: fit.file_name }))}</div>
          <ButtonLink render={<Link to="/sign-in" search={{ return_to: `/check/${id}?go_on=1` }} />}>
            {m.ad_check_keep()}
          </ButtonLink>
        </div>
      </Panel>
    </section>
  );
}
