/** Hindi verbs as they are typed in Latin letters: of "badhana" also "badhaye", "badha", "badhegi". */

const ENDINGS = 'na ne ni e en ein o u un oon ta te ti kar i iye ega egi enge unga ungi'.split(' ');
const AFTER_VOWEL = 'ye yen yein ya yi yega yegi yenge unga ungi ta te ti kar o u un oon na ne ni'.split(' ');

/** The forms of an infinitive in "na"; of several words the last is the verb. */
export function verbForms(infinitive: string): string[] {
  const stem = infinitive.replace(/na$/, '');
  const endings = /[aeiou]$/.test(stem) ? AFTER_VOWEL : ENDINGS;
  // "Badhe" and "badhega" are of "badhana" as well.
  const short = stem.endsWith('a') ? ENDINGS.slice(3).map((ending) => `${stem.slice(0, -1)}${ending}`) : [];
  return [...new Set([stem, ...endings.map((ending) => `${stem}${ending}`), ...short])];
}
