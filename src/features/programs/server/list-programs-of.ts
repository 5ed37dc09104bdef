import { readPrograms, type ProgramResource } from './read-programs.ts';

/**
 * Courses of a field. Those that name one of the words in their title or a skill come first, or alone with `onlyNamed`.
 */
export async function listProgramsOf({
  family,
  words,
  onlyNamed = false,
}: {
  family: string;
  words: readonly string[];
  onlyNamed?: boolean;
}): Promise<ProgramResource[]> {
  const asked = words.map((word) => word.toLocaleLowerCase('en')).filter((word) => word.length > 1);
  const ofField = (await readPrograms()).filter(({ attributes }) => attributes.families.includes(family));
  const ranked = ofField
    .map((program) => ({ program, named: asked.filter((word) => wordsOf(program).includes(word)).length }))
    .toSorted((a, b) => b.named - a.named);
  return ranked.filter(({ named }) => !onlyNamed || named === asked.length).map(({ program }) => program);
}

const wordsOf = ({ attributes: { title, skills } }: ProgramResource): readonly string[] =>
  [title, ...skills.map(({ name }) => name)]
    .join(' ')
    .toLocaleLowerCase('en')
    .match(/[\p{L}\p{N}+#]+/gu) ?? [];
