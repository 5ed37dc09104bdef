import { tokenize } from '#features/base/skills/server/index.ts';

/**
 * Words that most ads use whatever the job, so a match on them counts little. Chosen by document frequency in about a
 * thousand ads.
 */
const COMMON = new Set(
  `able accurate achieve across action actively activity adapt additional address advanced advantage aim align analyse analysis analytical approach appropriate area around aspect assigned assist associate attention
   based basic believe benefit bring build building business capability career challenge change clear client closely collaborate collaboration collaborative commitment committed communicate communication community
   company complete complex comprehensive concept conduct continuous contribute coordinate core corporate create creating creative critical cross culture current deadline decision dedicated deep define deliver delivering
   delivery demonstrate department description detail detailed determine develop developing development different direct diverse document documentation domain drive driven driving dynamic education effective effectively
   efficiency efficient employee employer employment enable engage engagement enhance enterprise environment equal equivalent establish evaluate event exceptional executive execute execution existing expert expertise
   exposure external facilitate familiarity fast feedback field focus focused follow following framework function functional future gender global goal group grow growing growth guidance guide handle handling head
   identify identifying impact implement implementation implementing improve improvement include including independently individual industry information initiative innovation innovative insight interact internal
   interpersonal issue key knowledge large latest lead leader leadership leading learn learning level leverage life location maintain maintaining manage management manager managing market maximum measure meet meeting
   member method metric minimum mission monitor monitoring motivated multiple objective offer office oral organization organizational organize oriented outcome overall ownership paced participate partner passion passionate
   people perform performance person personal plan planning platform player please policy positive potential practice prepare prepared presentation principle prioritize procedure process professional progress project
   promote proper proven provide providing qualified recommendation record regular relation relationship report reporting requirement resolve resource responsible result review right risk seeking senior service
   set share skilled solution solve solving source specific stakeholder standard strategic strategy strengthen structure success successful support supporting system take target task technical technique technology
   term thinking timely together tool track training trend understand unit update value verbal vision word world write writing written`
    .split(/\s+/)
    .map((word) => tokenize(word)[0]?.form ?? word),
);

/** Whether a word, as returned by `tokenize`, is common in ads. */
export function isCommonWord(form: string): boolean {
  return COMMON.has(form);
}
