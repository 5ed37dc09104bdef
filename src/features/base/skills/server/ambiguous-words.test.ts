import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadCatalogue } from './load-catalogue.ts';
import { matchSkills } from './match-skills.ts';
import { ORDINARY_WORDS } from './ordinary-words.ts';
import { buildTaxonomy } from './taxonomy.ts';

const taxonomy = buildTaxonomy(await loadCatalogue(path.resolve('content')));
const match = (text: string) => matchSkills(taxonomy, text).map(({ skillId }) => skillId);

/** For each word, a sentence in which it is the skill and one in which it is not. */
const WORDS: readonly [skillId: string, skillSentence: string, otherSentence: string][] = [
  ['ms-access', 'Microsoft Word, Excel and Access', 'Access to our premises needs a badge'],
  ['adobe-illustrator', 'Photoshop and Illustrator for print', 'An illustrator of children’s lives'],
  ['airflow', 'Airflow DAGs for the nightly load', 'The airflow of the room was measured'],
  ['amplitude', 'Amplitude and Mixpanel for product questions', 'The amplitude of the signal'],
  ['apex-language', 'Apex triggers and Apex in Salesforce', 'The apex of her career'],
  ['architectural-design', 'Architecture of buildings drawn in Revit', 'Microservice architecture of the platform'],
  ['bamboo', 'Bamboo and Jenkins pipelines', 'Furniture of bamboo'],
  ['api-development', 'Built the API of the web shop', 'Upgraded the time clocks (API) of the plant'],
  ['bash', 'Bash scripts on Linux', 'A birthday bash for the team'],
  ['bed', 'Teacher with a BEd degree', 'A hospital with 200 bed capacity'],
  ['blender', 'Blender and Maya for 3D modelling', 'Clean the blender and the oven'],
  ['business-models', 'Designed business models for ventures', 'Financial projections and the business model in Excel'],
  ['control-systems', 'Process control of the reactor with PID loops', 'Process control and inspection of incoming parts'],
  ['data-analysis', 'Analytics of the sensors of the plant', 'Evaluating analytics to adjust the content'],
  ['underwriting', 'Mortgage underwriting for retail lending', 'Lead underwriter of bonds and placement agent'],
  ['bloomberg', 'Bloomberg and FactSet', 'As seen on Bloomberg last week'],
  ['bootstrap', 'Bootstrap with HTML5 and CSS3', 'We bootstrap new ventures'],
  ['bubble-io', 'No-code apps in Bubble and Webflow', 'Burst the bubble of complacency'],
  ['buffer-app', 'Posts scheduled with Buffer app', 'Keep a buffer of two weeks'],
  ['c-language', 'Embedded firmware in C', 'Vitamin C for everybody'],
  ['ca-short', 'CA or ICWA with articleship', 'Offices in San Jose, CA'],
  ['chef-tool', 'Puppet, Chef and Ansible', 'The chef prepares lunch'],
  ['celery', 'Django with Celery and Redis', 'Chop celery and carrots'],
  ['confluence', 'Confluence and Jira for documents', 'At the confluence of two rivers'],
  ['consul', 'Consul and Vault by HashiCorp with Terraform', 'The honorary consul of Spain'],
  ['cucumber', 'Cucumber and Selenium for BDD', 'A cucumber salad'],
  ['cypress', 'Cypress for end-to-end testing', 'Rows of cypress along the road'],
  ['dart', 'Dart and Flutter for mobile apps', 'They dart between tables'],
  ['dash-plotly', 'Dash and Streamlit in Python', 'A dash of salt'],
  ['delphi-language', 'Delphi and Object Pascal', 'A tour of Delphi and Athens'],
  ['eclipse-ide', 'Java in Eclipse IDE', 'Nothing can eclipse this success'],
  ['electron-js', 'Desktop apps with Electron and TypeScript', 'The charge of an electron'],
  ['elixir', 'Elixir and Erlang in the backend', 'An elixir of youth'],
  ['envoy', 'Istio with Envoy on Kubernetes', 'The envoy of the ministry'],
  ['excel', 'Advanced Excel with VLOOKUP', 'People who excel under pressure'],
  ['excel', 'Reports made in Excel to a deadline, with pivot tables', 'Ready to excel to the highest standard'],
  ['expo', 'React Native with Expo', 'Meet us at the expo in Pune'],
  ['flask', 'Flask APIs in Python', 'Bring a flask of tea'],
  ['gatsby', 'Gatsby sites with React and GraphQL', 'As great as Gatsby'],
  ['go', 'Microservices written in Go with gRPC', 'Ready to go the extra mile'],
  ['grasshopper', 'Rhino with Grasshopper, parametric 3D', 'Study of the grasshopper'],
  ['greenhouse-ats', 'Greenhouse and Lever as ATS', 'Tomatoes from the greenhouse'],
  ['groovy', 'Groovy and Gradle with Java', 'A groovy place to be'],
  ['helm', 'Helm charts on Kubernetes, Docker and Helm', 'At the helm of the firm'],
  ['hibernate', 'Hibernate with Spring and JPA', 'Bears hibernate in winter'],
  ['hive', 'Hive and Hadoop queries', 'A hive of activity'],
  ['houdini', 'Houdini and Maya for effects in 3D', 'An act worthy of Houdini'],
  ['impala', 'Impala and Hive on Hadoop', 'A herd of impala'],
  ['intercom', 'Intercom and Zendesk for chat', 'Answer the intercom at the door'],
  ['jasmine-js', 'Karma and Jasmine for Angular', 'Jasmine tea for guests'],
  ['jest', 'Jest tests in React', 'Said in jest'],
  ['julia', 'Julia, Python and MATLAB', 'Report to Julia every Monday'],
  ['aws-lambda', 'Lambda, S3 and DynamoDB on AWS', 'The letter lambda in physics'],
  ['law', 'A degree in Law and litigation at court', 'By law of averages'],
  ['lean', 'Lean and Six Sigma on the shop floor', 'People you can lean on'],
  ['leaflet', 'Maps with Leaflet and JavaScript', 'Hand out a leaflet'],
  ['lever-ats', 'Lever and Greenhouse as ATS', 'Pull the lever of the press'],
  ['linear-app', 'Linear, Jira and Figma', 'A linear story'],
  ['locust', 'Load testing with Locust and JMeter', 'A locust plague'],
  ['vba', 'Excel macros', 'Macros of a healthy diet'],
  ['make-automation', 'Zapier and Make', 'Use SQL and make decisions'],
  ['maven', 'Maven and Gradle for Java', 'A maven of good taste'],
  ['maya', 'Maya and ZBrush for 3D', 'Speak with Maya in the office'],
  ['maze-ux', 'UserTesting and Maze, then Figma', 'A maze of corridors'],
  ['mocha', 'Mocha and Chai for JavaScript', 'Serve mocha and cake'],
  ['monitoring', 'Monitoring with Prometheus and Grafana', 'Monitoring of the children at play'],
  ['mural', 'Workshops on Miro and Mural', 'Paint a mural in the hall'],
  ['api-development', 'Designing APIs for partners', 'Export of API and formulations to pharma customers'],
  ['api-development', 'Knowledge of API testing and APIs in general', 'Vessels by ASME, API and TEMA codes'],
  ['entrepreneurship', 'Entrepreneurial work as a founder of two start-ups', 'Who wants deep entrepreneurial experience'],
  ['networking', 'Linux, storage and networking', 'Strong networking & relationship building skills'],
  ['networking', 'Networking of servers with VPN', 'Skills: sales, networking, business development, CRM'],
  ['user-experience', 'UI and user experience of apps', 'End user experience of the SAP system is a plus'],
  ['networking', 'Networking: TCP, routing and switching', 'Networking with friends over lunch'],
  ['notion-tool', 'Notion, Trello and Slack', 'The notion of fairness'],
  ['nuke', 'Compositing in Nuke for VFX with Maya', 'Nuke the old plan'],
  ['oracle-products', 'Oracle and MySQL databases', 'The oracle has spoken'],
  ['ms-outlook', 'Word, Excel and Outlook', 'A positive outlook on life'],
  ['phaser-js', 'Games with Phaser in HTML5 and JavaScript', 'Set the phaser to stun'],
  ['polish', 'Fluent in German and Polish', 'Polish the silver'],
  ['postman', 'Postman for API testing', 'The postman rings twice'],
  ['presto', 'Presto and Trino over Hive', 'And presto, it works'],
  ['puppet', 'Puppet and Ansible', 'A puppet show for children'],
  ['r-language', 'R and Python for statistics', 'Toys R fun'],
  ['rag-systems', 'RAG with LangChain and a vector store', 'A rag to wipe the floor'],
  ['rails', 'Rails and Ruby on the web', 'The train left the rails'],
  ['rancher', 'Rancher and Kubernetes', 'A rancher with cattle'],
  ['react', 'React with Redux and TypeScript', 'React to change with calm'],
  ['remix-js', 'Remix, Next.js and React', 'A remix of the song'],
  ['rest-apis', 'JSON over REST with Spring', 'Have a good rest'],
  ['rest-assured', 'REST Assured with TestNG', 'Rest assured, your ideas will be heard'],
  ['retrofit', 'Retrofit and Dagger on Android', 'Retrofit the old building'],
  ['rhino', 'Rhino and Grasshopper for 3D', 'Save the rhino'],
  ['rpg-language', 'RPG and COBOL on the AS/400', 'Plays an RPG at night'],
  ['ruby', 'Ruby on the backend with RSpec', 'A ruby ring'],
  ['rust', 'Rust and Go for systems', 'Remove rust from the pipes'],
  ['safe-agile', 'SAFe and Scrum', 'A safe place to work'],
  ['sage', 'Sage and QuickBooks for accounting', 'Sage advice from elders'],
  ['sanity-cms', 'Contentful and Sanity as headless CMS', 'Keep your sanity'],
  ['sas', 'Statistics in SAS and R', 'Sa sa sa, they sang'],
  ['segment-cdp', 'Segment, Mixpanel and Braze', 'Segment customers by age'],
  ['sentry', 'Errors tracked in Sentry and Datadog', 'A sentry at the gate'],
  ['sketch-app', 'Figma and Sketch for UI', 'Make a quick sketch'],
  ['slack', 'Slack, Jira and Zoom', 'Pick up the slack'],
  ['snowflake', 'Snowflake and dbt as data warehouse', 'Every snowflake differs'],
  ['soap', 'SOAP and XML services', 'Wash hands with soap'],
  ['spark', 'Spark and Hadoop for big data', 'Spark interest in readers'],
  ['spring', 'Spring and Hibernate in Java', 'We hire every spring'],
  ['square-pos', 'Square and Toast POS', 'The market square'],
  ['stem-education', 'STEM for students, robotics in teaching', 'Trim the stem of the flower'],
  ['stripe', 'Stripe and PayPal as payment gateway', 'A blue stripe on the wall'],
  ['swift', 'Swift and Xcode for iOS', 'A swift answer'],
  ['tailwind', 'Tailwind with HTML and React', 'Growth had a tailwind'],
  ['tally', 'Tally and GST returns', 'Tally the votes'],
  ['tool-and-die', 'Tool and die making', 'Every tool you need'],
  ['transformers', 'Transformers and BERT in NLP', 'Transformers and cables of the substation'],
  ['unity', 'Games in Unity with C#', 'Unity in diversity'],
  ['vagrant', 'Vagrant, Docker and Ansible', 'Care for the vagrant poor'],
  ['indirect-tax', 'VAT returns and tax compliance', 'A vat of dye'],
  ['waterfall', 'Agile and Waterfall projects', 'A hotel beside a waterfall'],
  ['whimsical', 'Wireframes in Figma, Miro and Whimsical', 'A whimsical tale'],
  ['windows', 'Linux and Windows', 'Clean the windows daily'],
  ['ms-word', 'Excel, Word and PowerPoint', 'Spread the word'],
  ['workday', 'Workday and SuccessFactors as HRIS', 'A long workday'],
  ['zoom', 'Slack, Zoom and Teams', 'Zoom into the picture'],
];

describe('an ambiguous word', () => {
  test.each(WORDS)('%s is recognised in "%s" and not in "%s"', (skillId, skillSentence, otherSentence) => {
    expect(match(skillSentence)).toContain(skillId);
    expect(match(otherSentence)).not.toContain(skillId);
  });

  test('is not recognised in everyday use', () => {
    const mistaken = [...ORDINARY_WORDS].filter(
      (word) => match(word).length > 0 || match(`We ${word} what they ${word} for the ${word}.`).length > 0,
    );
    expect(mistaken).toEqual([]);
  });

  test('is recognised when the sentence introduces a skill', () => {
    const guarded = taxonomy.skills.flatMap((skill) => {
      const words = skill.guard?.words ?? (skill.guard && /^\p{L}+$/u.test(skill.name) ? [skill.name] : []);
      return words.map((word) => ({ id: skill.id, word }));
    });
    expect(guarded.length).toBeGreaterThan(100);
    const missed = guarded.filter(({ id, word }) => !match(`Hands-on experience with ${word}`).includes(id));
    expect(missed).toEqual([]);
  });

  test('is recognised between two skills of a list in any letter case, and nowhere else without capitals', () => {
    for (const list of ['Bookkeeping, Excel, Forecasting', 'bookkeeping, excel, forecasting', 'BOOKKEEPING, EXCEL, FORECASTING'])
      expect(match(list)).toContain('excel');
    expect(match('bookkeeping, forecasting, and the wish to excel')).not.toContain('excel');
  });
});
