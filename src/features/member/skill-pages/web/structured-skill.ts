import type { SkillResource, SkillPage } from './queries.ts';

/** Videos are `CreativeWork`: a `VideoObject` needs a date and a thumbnail, which the catalogue does not have. */
const TYPES = { video: 'CreativeWork', course: 'Course', book: 'Book', document: 'Article' } as const;

/** A skill page as a schema.org collection of learning resources about one defined term. */
export function structuredSkill({ attributes: skill }: SkillPage, url: string): Record<string, unknown> {
  return {
    '@type': 'CollectionPage',
    '@id': url,
    url,
    name: skill.name,
    description: skill.summary,
    about: { '@type': 'DefinedTerm', name: skill.name, description: skill.summary, alternateName: skill.aliases },
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: skill.resources.length,
      itemListElement: skill.resources.map((resource, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: structuredResource(resource, skill.name),
      })),
    },
  };
}

function structuredResource({ kind, title, url, provider, language, cost }: SkillResource, teaches: string) {
  return {
    '@type': [TYPES[kind], 'LearningResource'],
    name: title,
    url,
    inLanguage: language,
    teaches,
    isAccessibleForFree: cost !== 'paid',
    provider: { '@type': 'Organization', name: provider },
  };
}
