// A name and its other spellings. "Pahari" and other names of groups are languages as people state them.
const LANGUAGES =
  `Afrikaans Albanian Amharic Angika Arabic|अरबी Armenian Assamese|असमिया Awadhi|अवधी Azerbaijani Badaga Baluchi Basque
  Belarusian Bengali|Bangla|बांग्ला|बंगाली Bhojpuri|भोजपुरी Bodo|बोडो Bosnian Braj|ब्रज Bulgarian Bundeli|Bundelkhandi|बुंदेली|बुन्देली Burmese Cantonese Catalan
  Chhattisgarhi|छत्तीसगढ़ी Chinese Coorgi|Kodava Croatian Czech Danish Dari Dogri|डोगरी Dutch English|अंग्रेज़ी|अंग्रेजी|इंग्लिश Estonian Farsi|Persian|फ़ारसी|फारसी
  Filipino|Tagalog Finnish Flemish French|Français|फ्रेंच Galician Garhwali|गढ़वाली Garo Georgian German|Deutsch|जर्मन Greek Gujarati|गुजराती Haryanvi|हरियाणवी
  Hausa Hebrew Hindi|हिन्दी|हिंदी Hindustani Hmar Ho Hungarian Icelandic Igbo Indonesian|Bahasa Irish|Gaelic Italian Japanese|जापानी Kannada|कन्नड़
  Kashmiri|कश्मीरी Kazakh Khasi Khmer Kinyarwanda Kokborok Konkani|कोंकणी Korean Kumaoni|कुमाऊँनी Kurdish Lao Latvian Lithuanian Luxembourgish
  Macedonian Magahi|मगही Maithili|मैथिली Malay Malayalam|मलयालम Maltese Malvi|मालवी Mandarin Manipuri|Meitei|मणिपुरी Marathi|मराठी Marwari|मारवाड़ी Mewari Mizo
  Mongolian Mundari Nagamese Nagpuri|Sadri Nepali|नेपाली Nimadi Norwegian Odia|Oriya|ओड़िया|उड़िया Oromo Pahari|पहाड़ी Pashto Polish Portuguese
  Punjabi|Panjabi|पंजाबी Rajasthani|राजस्थानी Romanian Russian|रूसी Sanskrit|संस्कृत Santali|Santhali|संथाली Serbian Shona Sindhi|सिंधी Sinhala|Sinhalese Slovak
  Slovene|Slovenian Somali Spanish|Español|स्पेनिश Sundanese Swahili Swedish Tajik Tamil|तमिल Telugu|तेलुगु|तेलुगू Thai Tibetan Tigrinya Tulu|तुलु Turkish
  Turkmen Ukrainian Urdu|उर्दू Uzbek Vietnamese Welsh Xhosa Yiddish Yoruba Zulu`
    .split(/\s+/)
    .map((names) => names.split('|'));

const NAMES = new Map(
  LANGUAGES.flatMap(([name = '', ...others]) => [name, ...others].map((alias) => [alias.toLowerCase(), name])),
);
const WORD = /[\p{L}\p{M}]+/gu;
const MAX_LENGTH = 400;

// What makes a sentence one about speaking: "fluent in French", "I know Urdu", "Hindi (native)".
const SPEAKING =
  /\b(?:fluent|fluency|fluently|bilingual|bi-lingual|trilingual|multilingual|native(?: speaker)?|mother tongue|conversational|spoken|languages? known|known languages?|languages?\s*:)|\b(?:i|can|also|who|and|to) (?:also )?(?:speak|know)s?\b|\bspeaks\b|\bproficien(?:t|cy) in\b|\bgood command (?:of|over)\b|\b(?:read,? write|reading, writing)|\((?:native|fluent|advanced|intermediate|basic|beginner|conversational|mother tongue|read)\b/i;
const OTHERS_SPEAK =
  /\bspeaking (?:customers?|clients?|patients?|students?|countr|families|communit|population|population)|\bbilingual education\b/i;

/** The spoken languages that a text names, in its order. */
export function findLanguageNames(text: string): string[] {
  const names = [...text.slice(0, MAX_LENGTH).toLowerCase().matchAll(WORD)].flatMap(([word]) => NAMES.get(word) ?? []);
  return [...new Set(names)];
}

/** The languages that a sentence says its writer speaks; none for "taught English" or "translated from French". */
export function findSpokenLanguages(sentence: string): string[] {
  return SPEAKING.test(sentence) && !OTHERS_SPEAK.test(sentence) ? findLanguageNames(sentence) : [];
}
