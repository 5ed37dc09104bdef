import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { defaultChoice, ResumeChoice, resumesQuery } from '#features/base/resumes/web/index.ts';
import { OWN_ADS } from '#features/catalogue/jobs/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { Banner } from '#platform/ui/banner.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Panel } from '#platform/ui/panel.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import type { OwnAd } from './queries.ts';
import { useCompare } from './use-compare.ts';

const PROFILE = 'profile';

/** Chooses a version of the résumé and opens the free look. */
export function CompareAd({ ad }: { ad: OwnAd }) {
  const resumes = useQuery(resumesQuery());
  const [chosen, setChosen] = useState<string | null>(null);
  const { compare, isPending, error } = useCompare({ company_slug: OWN_ADS, job_slug: ad.id });
  const choice = chosen ?? defaultChoice(resumes.data?.data) ?? PROFILE;
  const press = () => compare({ subject: { own_ad_id: ad.id }, resume_id: choice === PROFILE ? null : choice });
  return (
    <Panel className="stack gap-4" aria-labelledby="compare">
      <h2 id="compare" className="title-s">
        {m.ad_check_compare()}
      </h2>
      <ResumeChoice
        name="resume"
        value={choice}
        onChoose={setChosen}
        others={[{ value: PROFILE, label: m.ad_check_profile() }]}
        allowsUnread={false}
        hideLegend
      />
      <p className="small muted">
        {m.ad_check_compare_free()} <TextLink render={<Link to="/resumes" />}>{m.ad_check_add_resume()}</TextLink>
      </p>
      {error && <Banner kind="bad">{error.message}</Banner>}
      <Button className="start" loading={isPending} onClick={press}>
        {m.ad_check_see_fit()}
      </Button>
    </Panel>
  );
}
