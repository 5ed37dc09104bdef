const DEVANAGARI = /\p{Script=Devanagari}/u;

export const isDevanagari = (text: string): boolean => DEVANAGARI.test(text);

/** The words of a Hindi name without the differences of spelling that people make: nukta, nasal signs, long and short vowels. */
export function foldHindi(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replace(/\u200c|\u200d|\u093c/g, '')
    .replace(/[\u0901\u0900]/g, '\u0902')
    // A nasal consonant before another consonant is written as a dot, too: हिन्दी, हिंदी.
    .replace(/[\u0919\u091e\u0923\u0928\u092e]\u094d(?=[\u0915-\u0939])/g, '\u0902')
    .replace(/\u0940/g, '\u093f')
    .replace(/\u0942/g, '\u0941')
    .replace(/\u0948/g, '\u0947')
    .replace(/[\u0949\u094c]/g, '\u094b')
    .replace(/[\u0908]/g, '\u0907')
    .replace(/[\u090a]/g, '\u0909')
    .replace(/[\u0910]/g, '\u090f')
    .replace(/[\u0911\u0914]/g, '\u0913')
    .toLowerCase();
  return plain.match(/[\p{L}\p{N}\p{M}+]+/gu) ?? [];
}

/** Hindi in Latin letters has no fixed spelling: long and short vowels, doubled and aspirated consonants count as equal. */
export const foldTransliteration = (words: readonly string[]): string => words.map(foldWord).join('');

function foldWord(word: string): string {
  return (
    word
      .replace(/[^a-z0-9]/g, '')
      .replace(/aa/g, 'a')
      .replace(/ee|ii|ea/g, 'i')
      .replace(/oo|uu|ou/g, 'u')
      .replace(/ai|ae|ay/g, 'e')
      .replace(/au/g, 'o')
      .replace(/chh/g, 'ch')
      .replace(/chch/g, 'ch')
      // The plural: bachchon, bachcho.
      .replace(/on$/, 'o')
      .replace(/(?<=[bdfgjkpt])h/g, '')
      .replace(/sh/g, 's')
      .replace(/ph/g, 'f')
      .replace(/w/g, 'v')
      .replace(/z/g, 'j')
      .replace(/q/g, 'k')
      .replace(/x/g, 'ks')
      .replace(/(.)\1+/g, '$1')
      .replace(/y$/, 'i')
      // The forms of a verb: banana, banane.
      .replace(/(?<=.{4})[ae]$/, '')
  );
}

/** Words that turn a thing into work with it: "बिजली का काम", "silai sikhna", "driver ki naukri". */
export const HINDI_FILLERS: ReadonlySet<string> = new Set(
  'का की के काम कार्य करना करने वाला वाले वाली सीखना सिखाना नौकरी जॉब कोर्स कौशल में को है ज्ञान लिए हेतु'
    .split(' ')
    .flatMap((word) => foldHindi(word)),
);
export const LATIN_FILLERS: ReadonlySet<string> = new Set(
  'ka ki ke kaam kam karya karna karne wala wale wali vala sikhna seekhna sikhana naukri job jobs course kaushal me mein ko hai kaise ke liye'.split(
    ' ',
  ),
);
