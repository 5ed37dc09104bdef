/**
 * The words by which job titles, organisations and places are told apart, in English and Hindi, in small letters.
 */

export const toSet = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Words that end a job title, as in "Assistant Store *Manager*" and "*Director* of Sales". */
export const ROLE_NOUNS = toSet(
  `accountant accounts-executive actor actress actuary adjuster administrator admin adviser advisor advocate agent agronomist aide
  analyst anchor animator apprentice architect artist assembler assistant asst associate attendant attorney auditor author avp
  baker banker barber barista bartender beautician biller bookkeeper boy broker builder bursar butcher buyer
  captain caregiver caretaker carpenter cashier ceo cfo chairman chairperson chauffeur chef chemist chief cio clerk cleaner coach
  coder collector commander commis commissioner companion conductor constable consultant contractor controller cook cooper coo coordinator
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
  sailor salesman salesperson saleswoman matron scholar scientist sde sdet seamstress secretary seller sepoy subedar sergeant server setter sewer shopkeeper
  singer sister solicitor specialist staffer statistician stenographer steward stewardess stockist stocker stylist sub-inspector
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
export const ROLE_ENDINGS =
  /(?:ologist|ographer|ician|(?<!l)ist|keeper|worker|woman|person|(?:crafts|sales|fore|work|repair|fire|fisher|house|camera|watch|service)man)s?$/;

export const SENIORITY = toSet(
  `senior sr junior jr assistant asst chief lead head deputy principal trainee associate vice executive general acting graduate
  management apprentice interim founding staff regional area zonal territory personal certified registered licensed वरिष्ठ कनिष्ठ मुख्य उप`,
);

/** Words that end the name of an organisation. */
export const ORGANISATION_NOUNS = toSet(
  `academy agency agencies airlines airways association associates associates-llp authority bakery bank board boutique brothers bros builders developers
  bureau cafe café centre center chamber church cinema clinic club college committee commission company co consultancy consultants
  contractors contracting constructions cooperative corporation corp council court dealers department dept depot directorate
  distributors district division embassy emporium enterprise enterprises exports exporters factory farm farms
  federation firm force forum foundation foundry fulfilment garage garments group grocers gym hall hospital
  hospitals hotel hotels house imports inc incorporated industries industry infotech infra infraprojects infrastructure
  institute institution insurance international investments jewellers kendra kitchen mandir gurukul vidyapeeth courtyard palace inn residency caterers catering products polymers hospitality forge dairy laboratories laboratory lab labs
  limited llc llp logistics ltd mall mandal mart medicals microfinance mill mills ministry mission motors municipality museum
  narcotics navy army net newspaper ngo niketan nigam office organisation organization packaging panchayat partners
  petroleum pharma pharmaceuticals pharmacy plant plc police polytechnic post-office press printers   properties publications publishers publishing pvt railway railways realtors realty research resort resorts restaurant
  retail sangh sansthan samiti school schools secretariat services electronics plastics textiles media networks steels instruments shop shoppe society softlabs software solutions sons spa
  station store stores studio studios supermarket suppliers synagogue syndicate team technologies technology
  telecom temple theatre theater tractors traders trading transport transporters travels trust tutorials tyres   university universal vidyalaya vidyalay ventures warehouse works workshop gmbh ag sa sarl srl bv nv oy ab pte kg
  विद्यालय महाविद्यालय विश्वविद्यालय अस्पताल चिकित्सालय कंपनी कम्पनी कार्यालय पंचायत बैंक संस्थान संस्था ट्रैवल्स एजेंसी विभाग लिमिटेड स्टोर स्टोर्स उद्योग इंडस्ट्रीज
  मंडल निगम परिषद समिति होटल दुकान भंडार ट्रांसपोर्ट स्कूल कॉलेज क्लिनिक केंद्र केन्द्र फैक्ट्री कारखाना मिल ट्रस्ट फाउंडेशन सेवा प्राइवेट लि`,
);
/** Countries, states and towns, word by word; without those that people or things are called as well, such as Anand and Sagar. */
export const PLACES = toSet(
  `india usa u.s.a uk u.k uae u.a.e oman qatar kuwait bahrain canada australia germany france singapore nepal bangladesh england scotland wales
  japan korea china europe asia africa america apac emea gcc malaysia indonesia vietnam thailand philippines brazil mexico italy spain poland sweden norway
  ireland ethiopia dubai muscat doha london remote hybrid onsite
  mumbai bombay thane pune nagpur nashik nasik aurangabad kolhapur satara delhi noida gurugram gurgaon ghaziabad faridabad bengaluru
  bangalore mysuru mysore hubli mangalore mangaluru chennai madras coimbatore madurai salem trichy hyderabad secunderabad warangal
  vijayawada visakhapatnam vizag kolkata calcutta howrah siliguri ahmedabad surat vadodara baroda rajkot jaipur jodhpur udaipur ajmer kota
  bikaner lucknow kanpur varanasi agra allahabad prayagraj gorakhpur meerut bareilly aligarh dehradun haridwar patna gaya ranchi
  jamshedpur dhanbad bokaro bhopal indore gwalior jabalpur raipur bilaspur bhubaneswar cuttack rourkela guwahati shillong imphal
  aizawl kohima agartala gangtok itanagar shimla chandigarh ludhiana amritsar jalandhar panipat rohtak hisar jammu srinagar leh kochi
  cochin ernakulam thiruvananthapuram trivandrum kozhikode calicut thrissur kottayam kollam goa panaji puducherry pondicherry
  bhavnagar jamnagar junagadh bharuch vapi ankleshwar gandhinagar mehsana navsari valsad bhuj solapur sangli ahmednagar jalgaon akola amravati
  latur nanded dhule ratnagiri chandrapur wardha belgaum belagavi dharwad davangere shimoga shivamogga tumkur udupi bellary gulbarga kalaburagi
  hosur erode tirupur tiruppur vellore thanjavur tirunelveli thoothukudi karur namakkal dindigul guntur nellore tirupati kurnool kakinada rajahmundry
  anantapur karimnagar nizamabad khammam palakkad malappuram kannur kasaragod alappuzha pathanamthitta rewa satna ujjain ratlam bhilai durg korba
  jhansi mathura moradabad saharanpur muzaffarnagar firozabad faizabad ayodhya etawah sitapur roorkee haldwani rishikesh kashipur muzaffarpur
  bhagalpur darbhanga purnia hazaribagh durgapur asansol kharagpur bardhaman malda jalpaiguri sambalpur berhampur balasore dibrugarh silchar jorhat
  tezpur patiala bathinda mohali zirakpur pathankot karnal sonipat panchkula ambala rewari bhiwadi alwar sikar bhilwara baddi
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
export const US_STATE =
  /^(?:al|ak|az|ar|ca|co|ct|de|fl|ga|hi|id|il|in|ia|ks|ky|la|me|md|ma|mi|mn|ms|mo|mt|ne|nv|nh|nj|nm|ny|nc|nd|oh|ok|or|pa|ri|sc|sd|tn|tx|ut|vt|va|wa|wv|wi|wy|dc|d\.c|u\.p|m\.p|a\.p|t\.n|h\.p|w\.b|j&k)$/i;
