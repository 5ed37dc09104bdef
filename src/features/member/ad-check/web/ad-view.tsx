import { Link } from '@tanstack/react-router';
import { useCurrentUser } from '#features/base/accounts/web/index.ts';
import { useLinkedRows } from '#features/member/fitment/web/index.ts';
import { formatDate } from '#platform/language/format.ts';
import { m } from '#platform/messages/messages.js';
import { Banner } from '#platform/ui/banner.tsx';
import { ButtonLink } from '#platform/ui/button.tsx';
import { AdBar } from './ad-bar.tsx';
import { AdFacts } from './ad-facts.tsx';
import { AdFolds } from './ad-folds.tsx';
import { AdText } from './ad-text.tsx';
import { CompareAd } from './compare-ad.tsx';
import { DeleteAd } from './delete-ad.tsx';
import { Requirements } from './requirements.tsx';
import { useChangeAd, type OwnAd } from './queries.ts';
import { useCorrect } from './use-correct.ts';
import { VisitorLook } from './visitor-look.tsx';
import './ad-check.css';

type AdViewProps = {
  ad: OwnAd;
  /** The same ad was brought before. */
  isKnown: boolean;
  /** Opens the free look at once. */
  goesOn: boolean;
};

/** What was read from an ad, to correct, and the way to the free look. */
export function AdView({ ad, isKnown, goesOn }: AdViewProps) {
  const user = useCurrentUser();
  const change = useChangeAd(ad.id);
  const correct = useCorrect(ad, change);
  const linked = useLinkedRows(scrollToWords);
  const { reading, warnings, created_at } = ad.attributes;
  return (
    <main className="container page-top stack gap-8" ref={linked}>
      <header className="stack gap-4">
        <div className="row items-start gap-2">
          <div className="min-w-0 flex-1">
            <h1>{m.ad_check_read_title()}</h1>
            <p className="muted">{m.ad_check_read_lead()}</p>
          </div>
          <ButtonLink variant="quiet" className="only-wide" render={<Link to="/check" />}>
            {m.ad_check_another()}
          </ButtonLink>
          <DeleteAd id={ad.id} />
        </div>
        {isKnown && (
          <Banner kind="info" title={m.ad_check_known({ day: formatDate(created_at, 'full') })}>
            {m.ad_check_known_text()}
          </Banner>
        )}
        <AdBar reading={reading} />
        <AdFacts ad={ad} change={change} />
        {warnings.map(({ kind, quote }) => (
          <Banner key={quote} kind="bad" title={kind === 'asks_money' ? m.ad_check_asks_money() : m.ad_check_asks_bank()}>
            “{quote}” {m.ad_check_warning_text()}
          </Banner>
        ))}
        {change.isError && (
          <Banner kind="bad" live>
            {change.error.message}
          </Banner>
        )}
      </header>
      <div className="ad-reading">
        <Requirements ad={ad} correct={correct} />
        <aside className="stack gap-4">
          <AdText ad={ad} change={change} />
          <AdFolds ad={ad} correct={correct} />
        </aside>
      </div>
      {user ? <CompareAd ad={ad} goesOn={goesOn} /> : <VisitorLook id={ad.id} />}
      <ButtonLink variant="bare" className="start sm:hidden" render={<Link to="/check" />}>
        {m.ad_check_another()}
      </ButtonLink>
    </main>
  );
}

/** Scrolls the ad's own box, and nothing else, until the words of a row are in it. */
function scrollToWords(element: HTMLElement): void {
  const box = element.closest<HTMLElement>('.ad-text');
  if (box && box.scrollHeight > box.clientHeight)
    box.scrollTop += element.getBoundingClientRect().top - box.getBoundingClientRect().top - box.clientHeight / 2;
}
