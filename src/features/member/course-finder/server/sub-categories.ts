import { listCategories } from '#features/base/interests/server/index.ts';
import { skillCatalogue, type Skill } from '#features/base/skills/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';

/** The skills of interests that do not match one skill family; the other interests use their whole family. */
const SKILLS_BY_INTEREST: Readonly<Record<string, string>> = {
  'cloud-and-devops':
    'linux shell-scripting networking cloud-computing aws azure gcp docker kubernetes terraform ci-cd ' +
    'devops monitoring sre itil',
  'cyber-security': 'cybersecurity soc-operations networking linux shell-scripting monitoring data-privacy-law',
  'data-analysis':
    'excel sql sql-window-functions statistics data-analysis data-cleaning data-visualisation power-bi ' +
    'tableau pandas python r-language ab-testing business-intelligence data-modelling time-series',
  'machine-learning-and-ai':
    'python mathematics statistics machine-learning deep-learning data-science artificial-intelligence ' +
    'generative-ai nlp pytorch tensorflow mlops spark time-series',
  'job-search': 'communication business-writing research time-management spoken-english computer-literacy',
  'resumes-and-portfolios': 'business-writing communication editing-proofreading ms-office visual-design canva',
  interviews: 'communication spoken-english presentation problem-solving emotional-intelligence',
  'pay-and-negotiation': 'negotiation communication decision-making emotional-intelligence compensation-benefits',
  'first-jobs-and-internships':
    'computer-literacy ms-office spoken-english communication teamwork time-management problem-solving ' +
    'data-entry customer-service',
  'changing-careers': 'decision-making research communication leadership project-management computer-literacy',
  'learning-to-learn':
    'research analytical-skills problem-solving time-management creativity academic-writing ' +
    'academic-research mathematics hindi german french japanese spanish',
  'working-life':
    'time-management teamwork leadership emotional-intelligence conflict-resolution decision-making ' +
    'communication presentation business-writing mental-health',
  'remote-and-freelance-work':
    'time-management communication business-writing proposal-writing negotiation content-writing ' +
    'wordpress graphic-design video-editing canva',
  entrepreneurship:
    'entrepreneurship business-strategy market-research go-to-market digital-marketing sales e-commerce ' +
    'accounting budgeting design-thinking leadership',
};

/** An interest by slug; 404 when unknown. */
export async function getInterestBySlug(ctx: Context, slug: string) {
  const interest = (await listCategories(ctx)).find((category) => category.slug === slug);
  if (!interest) throw notFound('interest');
  return interest;
}

/** The skills of an interest that have resources. */
export async function findSubCategories({ slug, family }: { slug: string; family: string }): Promise<Skill[]> {
  const { taxonomy } = await skillCatalogue();
  const listed = Object.hasOwn(SKILLS_BY_INTEREST, slug) ? SKILLS_BY_INTEREST[slug] : undefined;
  const skills = listed
    ? listed.split(' ').flatMap((id) => taxonomy.byId.get(id) ?? [])
    : taxonomy.skills.filter((skill) => skill.family === family);
  return skills.filter(({ resources = [] }) => resources.length > 0);
}
