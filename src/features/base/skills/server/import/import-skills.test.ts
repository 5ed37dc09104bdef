import { describe, expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { matchSkills } from '../match-skills.ts';
import { loadSkills, skillCatalogue } from '../skill-catalogue.ts';
import { importSkills } from './import-skills.ts';
import { ImportError } from './imported-skill.ts';
import { listImportedSkills } from './list-imported-skills.ts';

const app = openTestApp();
const UUID = (end: string) => `00000000-0000-4000-8000-${end.padStart(12, '0')}`;
const uri = (end: string) => `http://data.europa.eu/esco/skill/${UUID(end)}`;

const SKILLS = `conceptType,conceptUri,skillType,reuseLevel,preferredLabel,altLabels,hiddenLabels,status,description
KnowledgeSkillCompetence,${uri('1')},knowledge,sector-specific,falconry,"falconry methods
keeping falcons",,released,"Hunting with birds,
as of old"
KnowledgeSkillCompetence,${uri('2')},skill/competence,sector-specific,train hunting falcons,"training of falcons
falcon training",,released,
KnowledgeSkillCompetence,${uri('3')},knowledge,cross-sector,Python (computer programming),"Python techniques
programming in Python",,released,
KnowledgeSkillCompetence,${uri('4')},knowledge,cross-sector,plan,,,released,
KnowledgeSkillCompetence,${uri('5')},knowledge,cross-sector,old craft,,,obsolete,
`;
const RELATIONS = `originalSkillUri,originalSkillType,relationType,relatedSkillType,relatedSkillUri
${uri('2')},skill/competence,essential,knowledge,${uri('1')}
`;
const esco = (...more: { name: string; text: string }[]) => [
  { name: 'skills_en.csv', text: SKILLS },
  { name: 'skillSkillRelations_en.csv', text: RELATIONS },
  ...more,
];

const HEADER = 'O*NET-SOC Code\tExample\tCommodity Code\tCommodity Title\tHot Technology\tIn Demand';
const TECHNOLOGY = `${HEADER}
11-1011.00\tQuillmark Ledger software\t43231601\tAccounting software\tN\tN
11-2021.00\tQuillmark Ledger software\t43231601\tAccounting software\tN\tN
11-1011.00\tAmazon Web Services AWS software\t43232705\tInternet browser software\tY\tN
11-1011.00\tGeneral zephyr engine GZE\t43232605\tAnalytical or scientific software\tN\tN
11-1011.00\tBlink\t43232402\tDevelopment environment software\tN\tN
`;
const onet = (text = TECHNOLOGY) => [{ name: 'Technology Skills.txt', text }];

async function match(text: string): Promise<string[]> {
  await loadSkills(app.context());
  const { taxonomy } = await skillCatalogue();
  return matchSkills(taxonomy, text).map(({ skillId }) => skillId);
}

describe('ESCO', () => {
  test('extends the taxonomy, adds aliases to our skills, and reports each skipped entry with the reason', async () => {
    const before = (await skillCatalogue()).taxonomy.version;
    const report = await importSkills(app.context(), 'esco', esco());
    expect(report).toMatchObject({ added: 4, updated: 0, unchanged: 0, skills: 2, merged: 1 });
    expect(report.skipped).toEqual([
      { location: 'skills_en.csv, line 10', name: 'old craft', reason: 'its status is obsolete' },
      { location: `esco-${UUID('4')}`, name: 'plan', reason: 'it is an everyday word' },
    ]);

    expect(await match('Experience in falconry and programming in Python')).toEqual([`esco-${UUID('1')}`, 'python']);
    const { taxonomy } = await skillCatalogue();
    expect(taxonomy.version).not.toBe(before);
    expect(taxonomy.byId.get('python')?.name).toBe('Python');
    expect(taxonomy.siblings.get(`esco-${UUID('2')}`)).toEqual([`esco-${UUID('1')}`]);
    expect(taxonomy.byId.get(`esco-${UUID('1')}`)).toMatchObject({ kind: 'domain', family: 'esco' });
  });

  test('a repeated import changes nothing, and a changed entry keeps its id', async () => {
    const again = await importSkills(app.context(), 'esco', esco());
    expect(again).toMatchObject({ added: 0, updated: 0, unchanged: 4, skills: 2, merged: 1 });
    const { version } = (await skillCatalogue()).taxonomy;
    await loadSkills(app.context());
    expect((await skillCatalogue()).taxonomy.version).toBe(version);

    const renamed = [{ name: 'skills_en.csv', text: SKILLS.replace(',falconry,', ',falconry and hawking,') }];
    expect(await importSkills(app.context(), 'esco', renamed)).toMatchObject({ added: 0, updated: 2, unchanged: 2 });
    expect(await match('Years of falconry and hawking')).toEqual([`esco-${UUID('1')}`]);
  });

  test('takes kinds from the collections and ignores unrelated labels', async () => {
    const language = `conceptType,conceptUri,skillType,reuseLevel,preferredLabel,status,altLabels,description,broaderConceptUri,broaderConceptPT
KnowledgeSkillCompetence,${uri('6')},knowledge,cross-sector,Volapük,released,competent in Volapük | Volapük language,,http://data.europa.eu/esco/skill/L1,languages
`;
    const labels = `conceptUri,reuseLevel,preferredLabel,altLabels
${uri('7')},transversal,show daring,"bookkeeping
keeping of books"
`;
    const files = [
      { name: 'languageSkillsCollection_en.csv', text: language },
      { name: 'skills_altlabels_en.csv', text: labels },
    ];
    const report = await importSkills(app.context(), 'esco', files);
    expect(report.skipped).toContainEqual({
      location: 'skills_altlabels_en.csv, line 2',
      name: 'show daring',
      reason: 'none of its alternative labels shares a word with it, so they were skipped',
    });
    expect(await match('Bookkeeping, and Volapük language')).toEqual(['bookkeeping', `esco-${UUID('6')}`]);
    const { byId } = (await skillCatalogue()).taxonomy;
    expect(byId.get(`esco-${UUID('6')}`)).toMatchObject({ kind: 'language', family: 'languages' });
    expect(byId.get(`esco-${UUID('7')}`)).toMatchObject({ kind: 'soft', family: 'core', aliases: [] });
  });

  test.each([
    ['no table of skills', [{ name: 'notes.csv', text: 'a' }], /^The folder contains no skills_en\.csv/],
    [
      'a missing column',
      [{ name: 'skills_en.csv', text: 'conceptUri,altLabels\n' }],
      /^skills_en\.csv, line 1: .*preferredLabel/,
    ],
    [
      'an invalid URI',
      [{ name: 'skills_en.csv', text: `conceptUri,preferredLabel\n${uri('8')},ferrying\nhttp://example.org/9,rowing\n` }],
      /^skills_en\.csv, line 3: http:\/\/example\.org\/9 is not the URI/,
    ],
    [
      'an empty label below a label of two lines',
      [{ name: 'skills_en.csv', text: `conceptUri,preferredLabel,altLabels\n${uri('8')},ferrying,"a\nb"\n${uri('9')},,\n` }],
      /^skills_en\.csv, line 4: the preferred label is empty/,
    ],
    [
      'an unclosed quote',
      [{ name: 'skills_en.csv', text: `conceptUri,preferredLabel\n${uri('8')},ferrying\n${uri('9')},"rowing\n` }],
      /^skills_en\.csv, line 3: /,
    ],
  ])('rejects %s with its location and stores nothing', async (_, files, message) => {
    const before = await listImportedSkills(app.context());
    const attempt = importSkills(app.context(), 'esco', files);
    await expect(attempt).rejects.toBeInstanceOf(ImportError);
    await expect(attempt).rejects.toThrow(message);
    expect(await listImportedSkills(app.context())).toEqual(before);
  });
});

describe('O*NET', () => {
  test('creates one skill per example, found by its long and its short name', async () => {
    const report = await importSkills(app.context(), 'onet', onet());
    expect(report).toMatchObject({ added: 4, skills: 3, merged: 1, skipped: [] });
    expect(await match('Bookings kept in Quillmark Ledger')).toEqual(['onet-43231601-quillmark-ledger-software']);
    expect(await match('A General Zephyr Engine at hand')).toEqual(['onet-43232605-general-zephyr-engine-gze']);
    expect(await match('Analytical work with the GZE')).toContain('onet-43232605-general-zephyr-engine-gze');
    expect(await match('Amazon Web Services AWS software')).toEqual(['aws']);
    expect(await importSkills(app.context(), 'onet', onet())).toMatchObject({ added: 0, unchanged: 4 });
  });

  test('recognises a plain word only in a context of the skill', async () => {
    expect(await match('They went in the blink of an eye')).toEqual([]);
    expect(await match('Hands-on experience with Blink')).toEqual(['onet-43232402-blink']);
  });

  test.each([
    ['no known file', [{ name: 'Task Statements.txt', text: 'a' }], /^The folder contains neither Technology Skills\.txt nor/],
    ['another header', onet('Code\tExample\n'), /^Technology Skills\.txt, line 1: no column is called O\*NET-SOC Code/],
    [
      'a truncated line',
      onet(`${HEADER}\n11-1011.00\tRaven\n`),
      /^Technology Skills\.txt, line 2: 2 columns where the header has 6/,
    ],
    [
      'an invalid code',
      onet(`${HEADER}\n11\tRaven\t1\tBirds\tN\tN\n`),
      /^Technology Skills\.txt, line 2: 11 is not an O\*NET-SOC code/,
    ],
    [
      'an empty example',
      onet(`${HEADER}\n11-1011.00\t\t1\tBirds\tN\tN\n`),
      /^Technology Skills\.txt, line 2: the example is empty/,
    ],
  ])('rejects %s with its location', async (_, files, message) => {
    await expect(importSkills(app.context(), 'onet', files)).rejects.toThrow(message);
  });
});
