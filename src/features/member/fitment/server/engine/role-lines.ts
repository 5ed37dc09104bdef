/**
 * Tells titles, employers and places apart in the lines around the dates of a role, and splits a line that has several of
 * them. Letter case is never used, so that a résumé in capitals or small letters is read alike.
 */

const toSet = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Words that end a job title, as in "Assistant Store *Manager*" and "*Director* of Sales". */
const ROLE_NOUNS = toSet(
  `accountant accounts-executive actor actress actuary adjuster administrator admin adviser advisor advocate agent agronomist aide
  analyst anchor animator apprentice architect artist assembler assistant asst associate attendant attorney auditor author avp
  baker banker barber barista bartender beautician biller bookkeeper broker builder bursar butcher buyer
  captain caregiver caretaker carpenter cashier ceo cfo chairman chairperson chauffeur chef chemist chief cio clerk cleaner coach
  coder collector commander commissioner companion conductor constable consultant contractor controller cook cooper coo coordinator
  co-ordinator copywriter corporal correspondent counsel counsellor counselor courier craftsman cto curator custodian
  dealer dean deckhand demonstrator dentist deputy designer detective developer dietician dietitian director dispatcher doctor
  draftsman draughtsman drafter driver
  editor educator electrician electronics-technician engineer engg engr enumerator environmentalist estimator evaluator
  examiner executive exec expert
  fabricator facilitator faculty farmer fellow fieldworker fighter filmmaker firefighter fitter foreman founder co-founder freelancer
  gardener generalist geologist grader groom guard guide
  hairdresser handler handyman havildar hawaldar head headmaster headmistress helper hostess housekeeper housewife housemanship hygienist
  illustrator inspector installer instructor intern internee internship interpreter interviewer investigator
  janitor jawan jeweller jeweler journalist judge
  keeper kennel-hand labourer laborer lady lawyer lead leader lecturer liaison librarian lieutenant lineman linguist lifeguard
  machinist maid maker major manager managers mgr marketer mason mechanic mentor merchandiser merchant midwife mentor-teacher moderator
  musician model
  naik nanny notary nurse nutritionist
  officer official operative operator optician optometrist organiser organizer orderly owner
  packer painter paralegal paramedic partner pastor pathologist patwari peon pharmacist phlebotomist photographer physician physicist
  physiotherapist picker pilot planner plumber pm porter postman practitioner preacher president priest principal processor producer
  professor programmer proofreader promoter proprietor provider psychologist publicist purchaser principal-consultant
  radiographer ranger realtor receptionist recruiter registrar rep reporter representative researcher reviewer rigger
  sailor salesman salesperson saleswoman scholar scientist sde sdet seamstress secretary seller sepoy subedar sergeant server setter sewer shopkeeper
  singer solicitor specialist staffer statistician stenographer steward stewardess stockist stocker stylist sub-inspector
  superintendent superviser supervisor supt surgeon surveyor sweeper stenotypist
  tailor tester tgt pgt prt teacher technician technologist telecaller teller temp therapist toolmaker trader trainee trainer translator
  treasurer tutor typist
  underwriter usher
  valet vet veterinarian vendor vicar videographer vp vice-president volunteer
  waiter waitress warden watchman weaver webmaster welder wireman worker writer
  zoologist incharge in-charge crew
  चालक ड्राइवर पटवारी शिक्षक शिक्षिका अध्यापक अध्यापिका सहायक सहायिका लिपिक क्लर्क प्रबंधक मैनेजर अधिकारी नर्स खलासी लेखाकार मुनीम इंजीनियर अभियंता
  पर्यवेक्षक सुपरवाइजर गार्ड सुरक्षाकर्मी दर्जी रसोइया बावर्ची हेल्पर मजदूर श्रमिक ऑपरेटर तकनीशियन टेक्नीशियन मिस्त्री मैकेनिक इलेक्ट्रीशियन निरीक्षक सचिव
  चपरासी माली प्रशिक्षु प्रशिक्षक कार्यकर्ता कार्यकर्त्री सेवक सेविका विक्रेता सेल्समैन कैशियर खजांची प्राचार्य प्रधानाध्यापक व्याख्याता डॉक्टर फार्मासिस्ट कंडक्टर परिचालक
  स्वयंसेवक आशा संचालक प्रतिनिधि एजेंट इंटर्न पेंटर वेल्डर फिटर प्लंबर बढ़ई वकील अधिवक्ता पत्रकार संपादक सलाहकार कर्मचारी`,
);
const ROLE_ENDINGS =
  /(?:ologist|ographer|ician|(?<!l)ist|keeper|worker|woman|person|(?:crafts|sales|fore|work|repair|fire|fisher|house|camera|watch|service)man)s?$/;

const SENIORITY = toSet(
  `senior sr junior jr assistant asst chief lead head deputy principal trainee associate vice executive general acting graduate
  management apprentice interim founding staff regional area zonal territory personal certified registered licensed वरिष्ठ कनिष्ठ मुख्य उप`,
);

/** Words that end the name of an organisation. */
const ORGANISATION_NOUNS = toSet(
  `academy agency agencies airlines airways association associates-llp authority bakery bank board boutique brothers bros
  bureau cafe café centre center chamber church cinema clinic club college committee commission company co consultancy consultants
  contractors contracting cooperative corporation corp council court dealers department dept depot directorate
  distributors district division embassy emporium enterprise enterprises exports exporters factory farm farms
  federation firm force forum foundation foundry fulfilment garage garments group grocers gym hall hospital
  hospitals hotel hotels house imports inc incorporated industries industry infotech infra infraprojects infrastructure
  institute institution insurance international investments jewellers kendra kitchen laboratories laboratory lab labs
  limited llc llp logistics ltd mall mandal mart medicals microfinance mill mills ministry mission motors municipality museum
  narcotics navy army net newspaper ngo niketan nigam office organisation organization packaging panchayat partners
  petroleum pharma pharmaceuticals pharmacy plant plc police polytechnic post-office press printers   properties publications publishers publishing pvt railway railways realtors realty research resort resorts restaurant
  retail sangh sansthan samiti school schools secretariat services electronics plastics textiles media networks steels instruments shop shoppe society softlabs software solutions sons spa
  station store stores studio studios supermarket suppliers synagogue syndicate team technologies technology
  telecom temple theatre theater tractors traders trading transport transporters travels trust tutorials tyres   university universal vidyalaya vidyalay ventures warehouse works workshop gmbh ag sa sarl srl bv nv oy ab pte kg
  विद्यालय महाविद्यालय विश्वविद्यालय अस्पताल चिकित्सालय कंपनी कम्पनी कार्यालय पंचायत बैंक संस्थान संस्था ट्रैवल्स एजेंसी विभाग लिमिटेड स्टोर स्टोर्स उद्योग इंडस्ट्रीज
  मंडल निगम परिषद समिति होटल दुकान भंडार ट्रांसपोर्ट स्कूल कॉलेज क्लिनिक केंद्र केन्द्र फैक्ट्री कारखाना मिल ट्रस्ट फाउंडेशन सेवा प्राइवेट लि`,
);
const LEGAL_FORM =
  /^(?:pvt\.?|private|ltd\.?|limited|inc\.?|incorporated|llc|llp|plc|gmbh|co\.?|corp\.?|pte\.?|l\.l\.c\.?|s\.?a\.?|ag|प्रा\.?|लि\.?|लिमिटेड)$/i;
/** Words that stand for a removed employer and place in templates and published résumés. */
const EMPLOYER_PLACEHOLDER = /\b(?:company|employer|organi[sz]ation) ?name\b/i;
const PLACE_PLACEHOLDER = /^(?:city ?,? ?(?:state|country|province)?|state|country)(?![\p{L}\p{M}])/iu;

const PLACES = toSet(
  `india usa u.s.a uk u.k uae u.a.e oman qatar kuwait bahrain canada australia germany france singapore nepal bangladesh england scotland wales
  ireland ethiopia dubai muscat doha london remote hybrid onsite
  mumbai bombay thane pune nagpur nashik nasik aurangabad kolhapur satara delhi noida gurugram gurgaon ghaziabad faridabad bengaluru
  bangalore mysuru mysore hubli mangalore mangaluru chennai madras coimbatore madurai salem trichy hyderabad secunderabad warangal
  vijayawada visakhapatnam vizag kolkata calcutta howrah siliguri ahmedabad surat vadodara baroda rajkot jaipur jodhpur udaipur ajmer kota
  bikaner lucknow kanpur varanasi agra allahabad prayagraj gorakhpur meerut bareilly aligarh dehradun haridwar patna gaya ranchi
  jamshedpur dhanbad bokaro bhopal indore gwalior jabalpur raipur bilaspur bhubaneswar cuttack rourkela guwahati shillong imphal
  aizawl kohima agartala gangtok itanagar shimla chandigarh ludhiana amritsar jalandhar panipat rohtak hisar jammu srinagar leh kochi
  cochin ernakulam thiruvananthapuram trivandrum kozhikode calicut thrissur kottayam kollam goa panaji puducherry pondicherry
  maharashtra gujarat rajasthan karnataka kerala tamilnadu telangana andhra bihar jharkhand odisha orissa assam punjab haryana
  uttarakhand uttar pradesh madhya chhattisgarh bengal mizoram manipur meghalaya nagaland tripura sikkim
  जयपुर दिल्ली मुंबई पुणे भोपाल जबलपुर इंदौर लखनऊ कानपुर पटना वाराणसी आगरा रांची रायपुर नागपुर कोलकाता अहमदाबाद भारत
  alabama alaska arizona arkansas california colorado connecticut delaware florida georgia hawaii idaho illinois indiana iowa kansas
  kentucky louisiana maine maryland massachusetts michigan minnesota mississippi missouri montana nebraska nevada ohio oklahoma
  yorkshire lancashire kent essex sussex surrey manchester birmingham leeds liverpool sheffield bristol glasgow edinburgh cardiff belfast leicester
  nottingham newcastle brighton coventry dublin cork paris lyon berlin munich hamburg madrid barcelona rome milan amsterdam brussels zurich
  vienna sydney melbourne brisbane perth auckland toronto vancouver montreal ottawa calgary riyadh jeddah sharjah manama kathmandu colombo
  dhaka karachi lahore manila jakarta bangkok chicago boston houston dallas austin seattle portland denver atlanta miami tampa orlando
  charlotte nashville detroit cleveland columbus cincinnati pittsburgh philadelphia baltimore sacramento oakland fresno tucson tulsa
  omaha memphis milwaukee minneapolis honolulu albuquerque raleigh richmond buffalo rochester salem dayton
  oregon pennsylvania tennessee texas utah vermont virginia washington wisconsin wyoming`,
);
const US_STATE =
  /^(?:al|ak|az|ar|ca|co|ct|de|fl|ga|hi|id|il|in|ia|ks|ky|la|me|md|ma|mi|mn|ms|mo|mt|ne|nv|nh|nj|nm|ny|nc|nd|oh|ok|or|pa|ri|sc|sd|tn|tx|ut|vt|va|wa|wv|wi|wy|dc|d\.c|u\.p|m\.p|a\.p|t\.n|h\.p|w\.b|j&k)$/i;

const PREPOSITIONS = toSet('of for to in at with on under from -');
const STRONG_SEPARATOR = / *\| *| +[–—-]+ +| *[–—] +| +[–—] *| - | *[•·;] *| +@ +|, *- */;

export type RoleLine = { title: string | null; employer: string | null };
type Scores = { title: number; organisation: number };

/** How much the words of a line part speak for a job title and for the name of an organisation: 3 and more is clear. */
export function scoreRoleText(text: string): Scores {
  if (EMPLOYER_PLACEHOLDER.test(text)) return { title: 0, organisation: 6 };
  const bare = text.replace(/\([^)]*\)?/g, ' ');
  const words = toWords(bare);
  if (words.length === 0) return { title: 0, organisation: 0 };
  const heads = bare.split(/,|\|| [–—-] /).map((segment) => headOf(toWords(segment)));
  const parts = words.flatMap((word) => [word, ...(word.includes('/') ? word.split('/') : [])]);
  const title =
    (heads.some(isRole) ? 3 : parts.some(isRole) ? 1.5 : 0) + (SENIORITY.has(words[0] ?? '') && words.length > 1 ? 1 : 0);
  const hasLegalForm = words
    .slice(1)
    .some((word) => /^(?:pvt|private|ltd|limited|inc|incorporated|llc|llp|plc|gmbh)$/.test(word));
  const organisation =
    (heads.some(isOrganisation) ? 3 : words.some(isOrganisation) ? 1 : 0) +
    (hasLegalForm ? 4 : 0) +
    (/ (?:&|and) /.test(text) ? 0.2 : 0);
  return { title, organisation };
}

// The noun that a phrase is about: "Director" in "Director of Sales II", "Bank" in "Bank of Northland".
function headOf(words: readonly string[]): string {
  const preposition = words.findIndex((word, at) => at > 0 && PREPOSITIONS.has(word));
  const phrase = preposition > 0 ? words.slice(0, preposition) : words;
  return phrase.findLast((word) => !/^(?:[ivx]+|\d+|[a-z])$/.test(word)) ?? '';
}

function isRole(word: string): boolean {
  const last = word.split('/').at(-1) ?? word;
  return (
    ROLE_NOUNS.has(word) ||
    ROLE_NOUNS.has(last) ||
    (last.endsWith('s') && ROLE_NOUNS.has(last.slice(0, -1))) ||
    ROLE_NOUNS.has(last.split('-').at(-1) ?? last) ||
    ROLE_ENDINGS.test(last)
  );
}

function isOrganisation(word: string): boolean {
  return ORGANISATION_NOUNS.has(word) && !ROLE_NOUNS.has(word);
}

function toWords(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[\s,|–—()]+/u)
    .map((word) => word.replace(/^[^\p{L}\d&]+|[^\p{L}\p{M}\d]+$/gu, ''))
    .filter((word) => word !== '');
}

/** Whether a text names nothing but a place, such as "Leeds, UK". */
export function isPlace(text: string): boolean {
  const bare = trimPart(text);
  if (/^city ?(?:, ?state)?(?: ?, ?\p{L}+)?$/iu.test(bare) || /^(?:city|state)$/i.test(bare)) return true;
  const pieces = splitStrongly(bare);
  if (pieces.length > 1) return pieces.every(isPlace);
  const parts = bare.split(/\s*,\s*/);
  const [first = ''] = parts;
  // "Northwind Leeds, UK" starts with an employer, "New Leeds, UK" does not.
  const words = toWords(first);
  const endsWithPlace = words.length > 1 && PLACES.has(words.at(-1) ?? '') && !isKnownPlace(first) && !PLACE_PREFIX.test(first);
  if (endsWithPlace) return false;
  return (
    parts.length <= 3 && parts.some(isKnownPlace) && parts.every((part) => part.split(' ').length <= 3 && !hasRoleWord(part))
  );
}

/** The name before a known place, "Zephyr" in "Zephyr, Kochi", where it is no known place itself; null without one. */
export function nameBeforePlace(text: string): string | null {
  const [first = '', ...places] = trimPart(text).split(/\s*,\s*/);
  const isNamed = places.length > 0 && isPlace(text) && isKnownPlace(places.at(-1) ?? '') && !isKnownPlace(first);
  return isNamed && !PLACE_PREFIX.test(first) && !/^(?:city|state)$/i.test(first) ? first : null;
}

const PLACE_PREFIX =
  /^(?:new|san|santa|north|south|east|west|navi|greater|fort|saint|st|los|las|el|port|mount|upper|lower|old|central|near)\b/i;

function isKnownPlace(part: string): boolean {
  const words = toWords(part);
  return words.length > 0 && words.length <= 3 && (words.every((word) => PLACES.has(word)) || US_STATE.test(part.trim()));
}

function hasRoleWord(text: string): boolean {
  const { title, organisation } = scoreRoleText(text);
  return title >= 1.5 || organisation >= 1;
}

/** A line part without separators and brackets at its edges. */
export function trimPart(text: string): string {
  return text
    .replace(/^[\s,;:|–—•·@/[\]-]+|[\s,;:|–—•·@/[\]-]+$/gu, '')
    .replace(/^(?:\(?(?:[ivx]{1,4}|[a-h]|\d{1,2})\)|m\/s\.?)\s+/i, '')
    .replace(/^\(([^()]*)\)$/, '$1')
    .replace(/\(\s*\)/g, '')
    .replace(/\s*\($|^\)\s*/g, '')
    .trim();
}

/** The employer named by a text that may also name its place. */
export function toEmployer(text: string): string | null {
  const placeholder = EMPLOYER_PLACEHOLDER.exec(text);
  if (placeholder) return placeholder[0];
  const segments = splitStrongly(text.replace(/^(?:at|with|in|for|m\/s\.?)\s+/i, '')).flatMap((segment) =>
    splitAtCommas(segment),
  );
  const named = segments.filter((segment) => !isPlace(segment));
  if (named.length === 0) return null;
  const best = pickBest(named, (segment) => {
    const { organisation, title } = scoreRoleText(segment);
    return organisation - title * 0.5;
  });
  return stripPlace(best) || null;
}

/** Splits one line that may name title, employer and place in any order. */
export function splitRoleLine(text: string): RoleLine {
  const placeholder = EMPLOYER_PLACEHOLDER.exec(text);
  if (placeholder) {
    const before = trimPart(text.slice(0, placeholder.index));
    const after = stripPlaceholder(text.slice(placeholder.index + placeholder[0].length));
    const title = isPlace(before) ? '' : before;
    return { title: title || after || null, employer: placeholder[0] };
  }
  const [, before = '', inBrackets = ''] = /^([^()]+?)\s*\(([^()]+)\)$/.exec(text) ?? [];
  if (scoreRoleText(inBrackets).organisation >= 3 && scoreRoleText(before).title >= 1.5)
    return { title: trimPart(before), employer: toEmployer(inBrackets) };
  const as = / as (?:an? |the )?/i.exec(text);
  if (as && as.index > 2) {
    const title = text.slice(as.index + as[0].length);
    if (scoreRoleText(title).title >= 3) return { title: trimPart(title), employer: toEmployer(text.slice(0, as.index)) };
  }
  const at = / (?:at|with|@) (?=\p{Lu})/u.exec(text);
  if (at && !/[,|–—]| - /.test(text.slice(0, at.index)) && scoreRoleText(text.slice(0, at.index)).title >= 1.5)
    return { title: trimPart(text.slice(0, at.index)), employer: toEmployer(text.slice(at.index + at[0].length)) };
  const strong = splitStrongly(text);
  if (strong.length > 1) return splitSegments(strong);
  const commas = splitAtCommas(text).filter((segment) => !isPlace(segment));
  if (commas.length > 1) return splitAtComma(commas);
  return splitWords(commas[0] ?? '');
}

function splitSegments(all: readonly string[]): RoleLine {
  const segments = all
    .filter((segment) => !isPlace(segment))
    .map((segment, at) => (at === 0 ? segment : withoutLeadingPlace(segment)));
  const [only = ''] = segments;
  if (segments.length < 2) return splitWithPlace(only, all.length > segments.length);
  const scores = segments.map((segment) => scoreRoleText(segment));
  const balance = (at: number) => (scores[at]?.title ?? 0) - (scores[at]?.organisation ?? 0);
  const order = segments.map((_, at) => at).sort((a, b) => balance(b) - balance(a) || a - b);
  const titleAt = order[0] ?? 0;
  const rest = segments.map((_, at) => at).filter((at) => at !== titleAt);
  const employerAt = rest.sort((a, b) => balance(a) - balance(b) || a - b)[0];
  // "Sales Officer, Northern Mills – Leeds" has both before the dash.
  const title = segments[titleAt] ?? '';
  // Nothing here is called a role: the employer and where it is.
  if (scores[titleAt]?.title === 0 && scores.some(({ organisation }) => organisation >= 3))
    return { title: null, employer: toEmployer(all.join(', ')) };
  const employer = employerAt === undefined ? '' : (segments[employerAt] ?? '');
  const inner = splitAtCommas(title).length > 1 ? splitRoleLine(title) : null;
  if (inner?.employer && inner.title && (scoreRoleText(inner.employer).organisation >= 3 || isPlace(employer)))
    return scoreRoleText(employer).organisation >= 3 ? { title, employer: toEmployer(employer) } : inner;
  return { title, employer: toEmployer(employer) };
}

function splitAtComma(all: readonly string[]): RoleLine {
  // "Northern Mills Leeds, Yorkshire Teller": the place is followed by the title.
  const segments = all.map((segment, at) => (at === 0 ? segment : stripLeadingPlace(segment)));
  const scores = segments.map((segment) => scoreRoleText(segment));
  // In "Department of Physics, Northern College" the college employs.
  const balances = scores.map(({ organisation, title }, at) => organisation - title - (UNIT.test(segments[at] ?? '') ? 2 : 0));
  const employerAt = indexOfMax(balances);
  const titles = scores.map(({ title }) => title);
  if ((balances[employerAt] ?? 0) <= 0) {
    // Nothing is called an organisation: the title is first, or where a role is named.
    const titleAt = Math.max(0, indexOfMax(titles));
    return { title: segments[titleAt] ?? null, employer: segments[titleAt === 0 ? 1 : 0] ?? null };
  }
  const employer = stripPlace(segments[employerAt] ?? '');
  if (titles.slice(0, employerAt).some((title) => title > 0))
    return { title: segments.slice(0, employerAt).join(', '), employer };
  const titleAt = indexOfMax(titles.map((title, at) => (at === employerAt ? -1 : title)));
  if ((titles[titleAt] ?? 0) > 0) return { title: segments[titleAt] ?? null, employer };
  return { title: segments.slice(0, employerAt).join(', ') || null, employer };
}

const UNIT = /^(?:department|dept\.?|division|section|faculty) of\b/i;

function indexOfMax(values: readonly number[]): number {
  return values.indexOf(Math.max(...values));
}

// "Loan Officer Northwind – Leeds": before a place, what follows the role is its employer.
function splitWithPlace(text: string, hasPlace: boolean): RoleLine {
  const read = splitRoleLine(text);
  if (!hasPlace || read.employer !== null || read.title === null || text.includes(',')) return read;
  const words = text.split(' ');
  const lastRole = words.findLastIndex((word) => isRole(toWords(word)[0] ?? ''));
  const rest = words.slice(lastRole + 1);
  if (lastRole < 0 || rest.length === 0 || rest.length > 4 || NO_EMPLOYER.test(rest[0] ?? '')) return read;
  return { title: words.slice(0, lastRole + 1).join(' '), employer: rest.join(' ') };
}

const NO_EMPLOYER = /^(?:[ivx]+|\d+|of|for|to|in|and|&|\/|-|\(.*)$/i;

// "Loan Officer Northern Mills" and "Accountant at Northern Mills".
function splitWords(text: string): RoleLine {
  const at = /^(.{3,80}?)\s+(?:at|with|@)\s+(.+)$/i.exec(text);
  if (at?.[1] && at[2] && scoreRoleText(at[1]).title >= 1.5) return { title: trimPart(at[1]), employer: toEmployer(at[2]) };
  const { title, organisation } = scoreRoleText(text);
  if (title === 0 && organisation === 0) return { title: null, employer: null };
  const words = text.split(' ');
  const lastRole = words.findLastIndex((word) => isRole(toWords(word)[0] ?? ''));
  const rest = words.slice(lastRole + 1);
  const isCut = lastRole >= 0 && rest.length > 0 && !NO_EMPLOYER.test(rest[0] ?? '');
  if (isCut && scoreRoleText(rest.join(' ')).organisation >= 3)
    return { title: words.slice(0, lastRole + 1).join(' '), employer: toEmployer(rest.join(' ')) };
  return organisation > title ? { title: null, employer: stripPlace(text) } : { title: text, employer: null };
}

function splitStrongly(text: string): string[] {
  return text
    .split(STRONG_SEPARATOR)
    .map(trimPart)
    .filter((part) => part !== '');
}

// "Northern Mills, Ltd." stays whole, and so do brackets.
function splitAtCommas(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  for (const piece of text.split(/\s*,\s*/)) {
    const last = parts.length - 1;
    if (last >= 0 && (depth > 0 || LEGAL_FORM.test(piece))) parts[last] = `${parts[last] ?? ''}, ${piece}`;
    else parts.push(piece);
    depth += (piece.match(/\(/g)?.length ?? 0) - (piece.match(/\)/g)?.length ?? 0);
  }
  return parts.map(trimPart).filter((part) => part !== '');
}

function stripPlaceholder(text: string): string {
  let rest = trimPart(text);
  for (let match = PLACE_PLACEHOLDER.exec(rest); match && rest !== ''; match = PLACE_PLACEHOLDER.exec(rest))
    rest = trimPart(rest.slice(match[0].length));
  return rest;
}

// "Northern Mills Leeds" without a comma keeps its place unless the place is known.
function stripPlace(text: string): string {
  const words = text.split(' ');
  while (words.length > 2 && PLACES.has((words.at(-1) ?? '').toLowerCase().replace(/[^\p{L}\p{M}.]/gu, ''))) words.pop();
  const stripped = words.join(' ');
  const isTorn = /\b(?:uttar|madhya|himachal|andhra|arunachal|tamil|west|new|navi)$/i.test(stripped);
  return isTorn || /^(?:bank|university|state|government|city|college|institute) of$/i.test(words.slice(-2).join(' '))
    ? text
    : trimPart(stripped);
}

// "Leeds, Yorkshire Chef" after an employer.
function withoutLeadingPlace(text: string): string {
  const [, place = '', afterColon = ''] = /^([^:]{2,30}):\s+(.+)$/.exec(text) ?? [];
  if (isPlace(place)) return afterColon;
  const parts = splitAtCommas(text);
  const [first = ''] = parts;
  const rest = parts.length > 1 && isPlace(first) ? stripLeadingPlace(parts.slice(1).join(', ')) : stripLeadingPlace(text);
  return scoreRoleText(rest).title > 0 ? rest : text;
}

function stripLeadingPlace(text: string): string {
  const words = text.split(' ');
  while (words.length > 1 && PLACES.has((words[0] ?? '').toLowerCase())) words.shift();
  return words.join(' ');
}

function pickBest(items: readonly string[], score: (item: string) => number): string {
  return items.reduce((best, item) => (score(item) > score(best) ? item : best));
}
