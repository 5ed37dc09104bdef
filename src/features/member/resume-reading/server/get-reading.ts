import { findFailure, getResume, inspectDocumentInWorker, type StoredResume } from '#features/base/resumes/server/index.ts';
import { skillCatalogue, type Skill } from '#features/base/skills/server/index.ts';
import { describeResume } from '#features/member/fitment/server/index.ts';
import { signedIn, type Context } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { calendarDay } from '#platform/runtime/calendar-day.ts';
import { findRemarks } from './find-remarks.ts';
import { placeLines } from './place-lines.ts';

/** What is read from one of the viewer's versions, by the rules of the score, with its layout and remarks. */
export const getReading: UseCase<'GET /api/resumes/{id}/reading'> = async (ctx, { params }) => {
  const resume = await getResume(ctx, signedIn(ctx).id, params.id);
  const { id, name, file_name, file_kind, status, words, pages } = resume;
  const reading = status === 'read' ? await presentReading(ctx, resume) : null;
  const failure = findFailure(resume);
  return {
    data: {
      id,
      type: 'resume_reading',
      attributes: { name, file_name, file_kind, status, failure, words, page_count: pages, reading },
    },
  };
};

const isSpoken = (skill: Skill | undefined) => skill?.family === 'languages' && skill.kind === 'language';

async function presentReading(ctx: Context, resume: StoredResume) {
  const { taxonomy } = await skillCatalogue();
  const file = await ctx.files.get(resume.file_key).catch(() => null);
  const layout = file && (await inspectDocumentInWorker(new Uint8Array(file), resume.file_kind));
  const description = describeResume(resume.text ?? '', taxonomy, calendarDay(ctx.clock.now()));
  const { unread: _, positions, education, skills, ...read } = description;
  return {
    ...read,
    positions: positions.map(({ details: _details, current: _current, ...position }) => position),
    education: education.map(({ fields: _fields, nearby: _nearby, ...schooling }) => schooling),
    // Spoken languages have a list of their own.
    skills: skills
      .filter(({ skill_id }) => !isSpoken(taxonomy.byId.get(skill_id)))
      .map(({ skill_id, ...skill }) => ({
        ...skill,
        id: skill_id,
        name: taxonomy.byId.get(skill_id)?.name ?? skill_id,
      })),
    remarks: findRemarks(description, layout, { words: resume.words ?? 0, pages: resume.pages }),
    pages: (layout?.pages ?? []).map(({ width, height, lines, pictures }) => ({
      width,
      height,
      lines: placeLines(lines, description.text),
      pictures,
    })),
  };
}
