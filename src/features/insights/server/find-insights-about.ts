import { presentCard } from './present-insight.ts';
import { readInsights, type StoredInsight } from './read-insights.ts';

const WORTH = { hashtag: 4, title: 3, summary: 2, body: 1 };

/** Insights that name one of these words or phrases, the nearest first: in a hashtag, the title, the summary or the text. */
export async function findInsightsAbout(names: readonly string[], limit: number) {
  const forms = names.filter((name) => name.length > 2).map((name) => ` ${plain(name)} `);
  const found = (await readInsights())
    .map((insight) => ({ insight, worth: worthOf(insight, forms) }))
    .filter(({ worth }) => worth > 0)
    .toSorted((a, b) => b.worth - a.worth);
  return found.slice(0, limit).map(({ insight }) => presentCard(insight));
}

const plain = (text: string) =>
  text
    .toLocaleLowerCase('en')
    .replaceAll(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();

function worthOf({ hashtags, title, summary, body }: StoredInsight, forms: readonly string[]): number {
  const places = [
    { text: hashtags.join(' | '), worth: WORTH.hashtag },
    { text: title, worth: WORTH.title },
    { text: summary, worth: WORTH.summary },
    { text: body, worth: WORTH.body },
  ];
  return places
    .filter(({ text }) => forms.some((form) => ` ${plain(text)} `.includes(form)))
    .reduce((sum, { worth }) => sum + worth, 0);
}
