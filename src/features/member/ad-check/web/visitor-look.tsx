import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BandDial, RowStatus, StatusCounts, StrongestQuotes } from '#features/member/fitment/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { Banner } from '#platform/ui/banner.tsx';
import { ButtonLink } from '#platform/ui/button.tsx';
import { Panel } from '#platform/ui/panel.tsx';
import { freeLookQuery } from './queries.ts';
import { VisitorResume } from './visitor-resume.tsx';

/** The free look without an account: a résumé is dropped and kept for a day. */
export function VisitorLook({ id }: { id: string }) {
  const look = useQuery({ ...freeLookQuery(id), retry: false });
  const client = useQueryClient();
  const fit = look.data?.data;
  return (
    <Panel className="stack gap-5" aria-labelledby="look" aria-busy={look.isFetching}>
      <h2 id="look" className="title-s">
        {fit ? m.ad_check_look() : m.ad_check_compare_visitor()}
      </h2>
      {fit?.band && fit.preview && (
        <div className="grid grid-cols-1 gap-6 md:grid-cols-[280px_minmax(0,1fr)]">
          <div className="stack items-center gap-3">
            <BandDial band={fit.band} size={240} />
            <StatusCounts counts={fit.preview.counts} />
          </div>
          <ul className="stack gap-1">
            {fit.preview.rows.map((row) => (
              <li key={row.id} className="row justify-between gap-3">
                <span className="wrap-anywhere">{row.label}</span>
                <RowStatus status={row.status} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {fit && fit.preview && fit.preview.strongest.length > 0 && (
        <section className="stack gap-2" aria-labelledby="strongest">
          <h3 id="strongest" className="strong">
            {m.ad_check_strongest()}
          </h3>
          <StrongestQuotes preview={fit.preview} />
        </section>
      )}
      {fit && fit.band === null && <Banner kind="info">{fit.missing_to_tell.join(' ')}</Banner>}
      <VisitorResume
        label={fit ? m.ad_check_other_resume({ name: fit.file_name }) : m.ad_check_your_resume()}
        onBrought={() => client.invalidateQueries({ queryKey: freeLookQuery(id).queryKey })}
      />
      {fit && (
        <div className="stack gap-2">
          <p className="small muted">{m.ad_check_keep_note()}</p>
          <ButtonLink className="start" render={<Link to="/sign-in" search={{ return_to: `/check/${id}` }} />}>
            {m.ad_check_keep()}
          </ButtonLink>
        </div>
      )}
    </Panel>
  );
}
