import CircleDashed from 'lucide-react/icons/circle-dashed';
import { m } from '#platform/messages/messages.js';
import { Cover } from '#platform/ui/art/cover.tsx';
import { Mark } from '#platform/ui/art/mark.tsx';
import { Points } from '#features/member/fitment/web/index.ts';
import { Ring } from '#platform/ui/ring.tsx';
import { Tag } from '#platform/ui/tag.tsx';
import './home.css';

const SCORE = 64;

/** A sample report, with a caption that labels it as one. */
export function SampleReport() {
  return (
    <figure className="report">
      <Cover slug="daybreak-343" />
      <div className="float stack gap-4">
        <div className="row sample-head">
          <Mark slug="lumen-retail" name="Lumen Retail" size={40} />
          <div>
            <p className="strong clip">{m.marketing_sample_job()}</p>
            <p className="small muted clip">{m.marketing_sample_company()}</p>
          </div>
          <span className="push-end">
            <Ring value={SCORE} size={56} tone="moderate" label={m.marketing_sample_score()}>
              {SCORE}
            </Ring>
          </span>
        </div>
        <dl className="pair">
          <dt>{m.marketing_sample_ad()}</dt>
          <dd>
            <q>
              {m.marketing_sample_ad_start()}
              <mark>{m.marketing_sample_ad_mark()}</mark>.
            </q>
          </dd>
          <dt>{m.marketing_sample_resume()}</dt>
          <dd>
            <q>
              {m.marketing_sample_resume_start()}
              <mark className="met">{m.marketing_sample_resume_mark()}</mark>
              {m.marketing_sample_resume_end()}
            </q>
          </dd>
        </dl>
        <div className="row small">
          <Tag tone="warn" icon={CircleDashed}>
            {m.marketing_sample_partly()}
          </Tag>
          <span className="muted">{m.marketing_sample_points()}</span>
        </div>
        <div className="stack sample-improvements">
          <p className="small strong">{m.marketing_sample_raise()}</p>
          <ul className="stack small gap-2">
            <Improvement points={7}>{m.marketing_sample_raise_1()}</Improvement>
            <Improvement points={6}>{m.marketing_sample_raise_2()}</Improvement>
          </ul>
        </div>
      </div>
      <figcaption className="caption muted">{m.marketing_sample_note()}</figcaption>
    </figure>
  );
}

const Improvement = ({ points, children }: { points: number; children: string }) => (
  <li className="row">
    <span>{children}</span>
    <Points value={points} className="push-end" />
  </li>
);
