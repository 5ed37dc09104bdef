import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import Gift from 'lucide-react/icons/gift';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { bestScore, defaultChoice, ResumeChoice, resumesQuery, type ListedResume } from '#features/base/resumes/web/index.ts';
import { BandLabel, bandName } from '#features/member/fitment/web/index.ts';
import { OWN_ADS } from '#features/catalogue/jobs/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { Banner } from '#platform/ui/banner.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Icon } from '#platform/ui/icon.tsx';
import { Panel } from '#platform/ui/panel.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import type { OwnAd } from './queries.ts';
import { useCompare } from './use-compare.ts';
import './ad-check.css';

const PROFILE = 'profile';

/** Chooses a version of the résumé and opens the free look; at once when `goesOn`, with the default version. */
export function CompareAd({ ad, goesOn }: { ad: OwnAd; goesOn: boolean }) {
  const resumes = useQuery(resumesQuery());
  const [chosen, setChosen] = useState<string | null>(null);
  const { open, compare, isPending, error } = useCompare({ company_slug: OWN_ADS, job_slug: ad.id });
  const preferred = defaultChoice(resumes.data?.data);
  const choice = chosen ?? preferred ?? PROFILE;
  const entryId = ad.attributes.job_application_id;
  const press = () => compare({ subject: { own_ad_id: ad.id }, resume_id: choice === PROFILE ? null : choice });
  const hasGoneOn = useRef(false);
  const goOn = useEffectEvent(() => {
    if (hasGoneOn.current) return;
    hasGoneOn.current = true;
    press();
  });
  const isReady = goesOn && preferred !== undefined;
  useEffect(() => {
    if (isReady) goOn();
  }, [isReady]);
  return (
    <Panel className="ad-compare" aria-labelledby="compare">
      <div className="stack gap-4">
        <h2 id="compare" className="title-s">
          {m.ad_check_compare()}
        </h2>
        <ResumeChoice
          name="resume"
          value={choice}
          onChoose={setChosen}
          others={[{ value: PROFILE, label: m.ad_check_profile() }]}
          allowsUnread={false}
          renderReached={reached}
          hideLegend
        />
        <p className="small">
          <TextLink render={<Link to="/resumes" />}>{m.ad_check_add_resume()}</TextLink>
        </p>
        {error && (
          <Banner kind="bad" live>
            {error.message}
          </Banner>
        )}
      </div>
      <div className="ad-go">
        <p className="small">
          <strong className="row gap-2">
            <Icon of={Gift} small />
            {m.ad_check_free()}
          </strong>
          <span className="muted">{m.ad_check_compare_free()}</span>
        </p>
        <p className="small">
          <strong>{m.ad_check_report()}</strong>
          <span className="muted block">{m.ad_check_report_text()}</span>
        </p>
        <div className="row gap-2">
          {entryId !== null && (
            <Button variant="quiet" onClick={() => open(entryId)}>
              {m.ad_check_last_score()}
            </Button>
          )}
          {/* Until the versions are known, it would compare with the profile alone. */}
          <Button loading={isPending} disabled={resumes.isPending} onClick={press}>
            {m.ad_check_see_fit()}
          </Button>
        </div>
      </div>
    </Panel>
  );
}

/** The best band that a version has reached so far. */
function reached(resume: ListedResume) {
  const best = bestScore(resume);
  if (!best) return resume.attributes.status === 'read' ? m.ad_check_not_compared() : null;
  return <BandLabel band={best.band}>{m.ad_check_best_so_far({ band: bandName(best.band) })}</BandLabel>;
}
