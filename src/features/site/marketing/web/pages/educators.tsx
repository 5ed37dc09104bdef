import { Link } from '@tanstack/react-router';
import Printer from 'lucide-react/icons/printer';
import { m } from '#platform/messages/messages.js';
import { Cover } from '#platform/ui/art/cover.tsx';
import { linkTo } from '#platform/browser/link-to.ts';
import { Button } from '#platform/ui/button.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { AskPanel } from '../parts/ask-panel.tsx';
import './educators.css';
import './head.css';

const LESSON = [
  {
    minutes: 8,
    title: m.pages_educators_step_1,
    text: m.pages_educators_step_1_text,
    to: '/jobs-apprenticeships?experience=0',
    link: m.pages_educators_step_1_link,
  },
  {
    minutes: 12,
    title: m.pages_educators_step_2,
    text: m.pages_educators_step_2_text,
    to: '/check',
    link: m.pages_educators_step_2_link,
  },
  {
    minutes: 15,
    title: m.pages_educators_step_3,
    text: m.pages_educators_step_3_text,
    to: '/how-the-score-works',
    link: m.pages_educators_step_3_link,
  },
  {
    minutes: 10,
    title: m.pages_educators_step_4,
    text: m.pages_educators_step_4_text,
    to: '/boards/create',
    link: m.pages_educators_step_4_link,
  },
];

const OFFERS = [
  {
    title: m.pages_educators_give_1,
    text: m.pages_educators_give_1_text,
    to: '/learning-packs',
    link: m.pages_educators_give_1_link,
    cover: 'board-of-a-class',
  },
  {
    title: m.pages_educators_give_2,
    text: m.pages_educators_give_2_text,
    to: '/courses',
    link: m.pages_educators_give_2_link,
    cover: 'your-program',
  },
  {
    title: m.pages_educators_give_3,
    text: m.pages_educators_give_3_text,
    to: '/insights/create',
    link: m.pages_educators_give_3_link,
    cover: 'what-teachers-know',
  },
];

/** For educators: a complete lesson, then what else they can do here. */
export function EducatorsPage() {
  return (
    <main className="educators">
      <header className="container page-intro">
        <h1>{m.pages_educators_heading()}</h1>
        <p className="lead muted">{m.pages_educators_lead()}</p>
      </header>
      <section className="container" aria-labelledby="lesson">
        <div className="panel lesson">
          <div className="lesson-head">
            <h2 id="lesson">{m.pages_educators_lesson()}</h2>
            <Button variant="quiet" small icon={Printer} className="no-print" onClick={() => window.print()}>
              {m.pages_educators_print()}
            </Button>
          </div>
          <div className="lesson-timeline" aria-hidden="true">
            {LESSON.map(({ minutes, title }) => (
              <span key={title()} style={{ '--share': minutes }} />
            ))}
          </div>
          <ol>
            {LESSON.map(({ minutes, title, text, to, link }) => (
              <li key={title()}>
                <p className="lesson-minutes num">{m.pages_educators_min({ minutes })}</p>
                <div>
                  <h3>{title()}</h3>
                  <p>{text()}</p>
                  <TextLink render={<Link {...linkTo(to)} />}>{link()}</TextLink>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <section className="section container" aria-labelledby="more">
        <div className="section-head">
          <h2 id="more">{m.pages_educators_give()}</h2>
        </div>
        <ul className="zigzag">
          {OFFERS.map(({ title, text, to, link, cover }) => (
            <li key={cover}>
              <Cover slug={cover} />
              <div className="stack gap-2">
                <h3 className="title-s">{title()}</h3>
                <p className="muted">{text()}</p>
                <TextLink render={<Link to={to} />}>{link()}</TextLink>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <div className="sunken-section">
        <AskPanel
          id="form"
          title={m.pages_educators_form()}
          text={m.pages_educators_form_text()}
          kind="educator"
          page="/for-educators"
        >
          <div className="stack gap-1.5">
            <h3>{m.pages_educators_privacy()}</h3>
            <p className="small muted">{m.pages_educators_privacy_text()}</p>
          </div>
        </AskPanel>
      </div>
    </main>
  );
}
