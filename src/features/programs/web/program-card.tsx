import { PinButton } from '#features/boards/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { Cover } from '#platform/web/art/cover.tsx';
import { formatHours } from '#platform/web/format.ts';
import { Card, CardBody, CardFoot, CardTitle, Eyebrow } from '#platform/web/ui/card.tsx';
import { Meta } from '#platform/web/ui/meta.tsx';
import { Tag } from '#platform/web/ui/tag.tsx';
import { costWords, languageWords, levelWords, skillWords } from './program-words.ts';
import type { Program } from './queries.ts';

/** A course standing in a grid; its title opens the provider's page. */
export function ProgramCard({ program: { id, attributes: program }, level = 3 }: { program: Program; level?: 2 | 3 }) {
  return (
    <Card>
      <Cover slug={id} />
      <CardBody>
        <Eyebrow>{program.provider}</Eyebrow>
        <CardTitle level={level} href={program.url} target="_blank" rel="noopener">
          {program.title}
          <span className="visually-hidden"> {m.programs_new_tab({ provider: program.provider })}</span>
        </CardTitle>
        <Meta>
          {levelWords(program.level)}
          {program.hours > 0 && formatHours(program.hours, 'narrow')}
          {program.language !== 'en' && languageWords(program.language)}
        </Meta>
        <p className="small soft">{m.programs_teaches({ skills: skillWords(program.skills) })}</p>
        <CardFoot>
          <Tag tone={program.cost === 'paid' ? 'neutral' : 'good'}>{costWords(program.cost)}</Tag>
          <span className="push">
            <PinButton kind="program" id={id} title={program.title} small />
          </span>
        </CardFoot>
      </CardBody>
    </Card>
  );
}
