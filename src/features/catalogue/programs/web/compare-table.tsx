import { Link } from '@tanstack/react-router';
import CircleCheck from 'lucide-react/icons/circle-check';
import Minus from 'lucide-react/icons/minus';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { m } from '#platform/messages/messages.js';
import { Cover } from '#platform/ui/art/cover.tsx';
import { formatNumber } from '#platform/language/format.ts';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import { Icon } from '#platform/ui/icon.tsx';
import { Tag } from '#platform/ui/tag.tsx';
import { comparedRows, hoursPerPoint, indicesOfLowest, type ComparedRow } from './compared-rows.ts';
import { programLink } from './program-link.ts';
import type { Comparison } from './queries.ts';
import './compare.css';

type Course = Comparison['data'][number];
type CompareTableProps = { comparison: Comparison; onRemove: (id: string) => void };

/** Courses as columns; on a phone a row's name is above its cells, and two courses fit side by side. */
export function CompareTable({ comparison: { data: courses, mine }, onRemove }: CompareTableProps) {
  const groups = comparedRows(courses);
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- wider than a phone, it must scroll by keyboard */}
      <div className="compare-wrap" tabIndex={0} role="region" aria-label={m.programs_compare_table()}>
        <table className="compare" style={{ '--courses': courses.length }}>
          <caption className="visually-hidden">{m.programs_compare_count({ count: courses.length })}</caption>
          <thead>
            <tr>
              <th scope="row">
                <span className="visually-hidden">{m.programs_compare_course()}</span>
              </th>
              {courses.map((course) => (
                <CourseHead key={course.id} course={course} onRemove={() => onRemove(course.id)} />
              ))}
            </tr>
          </thead>
          {mine && mine.skills.length > 0 && <MissingSkillRows courses={courses} mine={mine} />}
          {groups.map(({ title, rows }) => (
            <tbody key={title}>
              <GroupHead title={title} span={courses.length + 1} />
              {rows.map((row) => (
                <Row key={row.name} row={row} courses={courses} />
              ))}
            </tbody>
          ))}
        </table>
      </div>
      <p className="small muted compare-note">{mine ? m.programs_compare_note_mine() : m.programs_compare_note()}</p>
    </>
  );
}

function CourseHead({ course, onRemove }: { course: Course; onRemove: () => void }) {
  const { id, attributes } = course;
  return (
    <td className="compare-course">
      <div className="compare-cover">
        <Cover slug={id} />
        <Button
          variant="quiet"
          small
          iconOnly
          icon={X}
          className="compare-remove"
          label={m.programs_compare_remove({ title: attributes.title })}
          onClick={onRemove}
        />
      </div>
      <p className="small muted">{attributes.university?.name ?? attributes.provider}</p>
      <h2 className="card-title">{attributes.title}</h2>
      <ButtonLink small variant="quiet" render={<Link {...programLink(course)} />}>
        {m.programs_compare_see()}
        <span className="visually-hidden">: {attributes.title}</span>
      </ButtonLink>
    </td>
  );
}

const GroupHead = ({ title, span }: { title: string; span: number }) => (
  <tr className="compare-group-head">
    <th colSpan={span} scope="colgroup">
      {title}
    </th>
  </tr>
);

/** A row of the table; it is marked if its cells are not all the same. */
function Row({ row, courses }: { row: ComparedRow; courses: readonly Course[] }) {
  const differs = new Set(row.cells).size > 1;
  return (
    <tr data-differs={differs || undefined}>
      <th scope="row">
        {row.name}
        {differs && <span className="visually-hidden"> {m.programs_compare_differs()}</span>}
      </th>
      {row.cells.map((cell, index) => (
        <td key={courses[index]?.id}>
          {cell} {row.best?.includes(index) && <Tag tone="good">{row.bestLabel}</Tag>}
        </td>
      ))}
    </tr>
  );
}

function MissingSkillRows({ courses, mine }: { courses: readonly Course[]; mine: NonNullable<Comparison['mine']> }) {
  const hoursPerPoints = courses.map((course) => hoursPerPoint(course, mine.points[course.id] ?? 0));
  const fewest = indicesOfLowest(hoursPerPoints);
  return (
    <tbody>
      <GroupHead title={m.programs_my_missing()} span={courses.length + 1} />
      {mine.skills.map((skill) => (
        <tr key={skill.id} className="compare-skill-row">
          <th scope="row">
            <Link className="link" to="/skills/$id" params={{ id: skill.id }}>
              {skill.name}
            </Link>{' '}
            {skill.points > 0 && <span className="good-ink">+{formatNumber(skill.points)}</span>}
          </th>
          {courses.map(({ id }) => (
            <td key={id}>
              <Coverage isCovered={skill.covered_by.includes(id)} />
            </td>
          ))}
        </tr>
      ))}
      <tr className="compare-total">
        <th scope="row">{m.programs_points()}</th>
        {courses.map(({ id }) => (
          <td key={id} className="compare-points">
            +{formatNumber(mine.points[id] ?? 0)}
          </td>
        ))}
      </tr>
      <tr>
        <th scope="row">{m.programs_hours_per_point()}</th>
        {hoursPerPoints.map((hours, index) => (
          <td key={courses[index]?.id} className="num">
            {hours === null ? m.programs_none_known() : formatNumber(hours)}{' '}
            {fewest.includes(index) && <Tag tone="good">{m.programs_fewest()}</Tag>}
          </td>
        ))}
      </tr>
    </tbody>
  );
}

function Coverage({ isCovered }: { isCovered: boolean }): ReactNode {
  return (
    <span className="coverage" data-covered={isCovered || undefined}>
      <Icon of={isCovered ? CircleCheck : Minus} />
      {isCovered ? m.programs_covers() : m.programs_covers_not()}
    </span>
  );
}
