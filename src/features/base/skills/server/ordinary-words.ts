import { tokenize } from './tokens.ts';

/**
 * Everyday words that also name a product or practice. In a text they are rarely the skill, so our skills only use them
 * guarded, and imported labels that consist of one are left out.
 */
export const ORDINARY_WORDS: ReadonlySet<string> = new Set(
  tokenize(`
    ability able about above etc com www inc app apps ad ads did does fastest sim mem pod mast blast amber bing legal medical
    training posting drawing electrical computer accept access accident account across act action active activity actual adapt add address adjust
    admire adopt advance advice advise affect afford after again age agent ago agree ahead aim air alert alive all allow
    almost alone along already also always amazing among amount amplitude and angle animal announce annual another answer any
    anything apart appear apple apply approach appropriate approve arm around arrange arrive art article aside ask assembly
    assess asset assign assist associate assume attach attempt attend attention attract author available average avoid awake
    award aware away baby back background bad bag balance ball bamboo band bank bar base basic basis bat be bean bear beat
    beautiful because become bed before begin behave behind belief believe belong below benefit best better between beyond
    big bill bind bird birth bit black blade blend blender block blood blow blue board boat body bold bolt bond bone bonus
    book boost boot border born borrow boss both bother bottle bottom box brain branch brand brave bread break breath
    brick bridge brief bright bring broad broken brother brown browse brush bubble bucket budge buffer build bulb bulk burn
    bus busy but button buy cake call calm camp can candle cap capable capacitor cape capital captain car card care career
    careful carry case cash castle cat catch cause cease celebrate cell central century certain chain chair challenge chance
    change channel chapter character charge charm chart chase chat cheap check cheer chest chief child choice choose church
    circle circuit citizen city claim clarity class clean clear clever click client climb clinic clock close cloth clothes club clue
    coach coal coast coat code coffee cold collar colleague collect college column combine come comfort command comment
    commit common community company compare compass compete complain complete complex compose concept concern concert conduct
    confident confirm connect consider consist constant contact contain content contest context continue contract
    contribute control convert cook cool copper copy core corn corner correct cost cotton could count country couple courage
    course court cover craft crash create creature credit crew crisp crop cross crowd crystal culture cup cure curious
    current curtain curve custom customer cut cycle daily damage dance danger dare dark dart dash data date daughter dawn day dead
    deal dear death debate debt decade decide deck declare deep deer defeat defend define degree delay deliver delta demand
    deny depend depth desert deserve desire desk detail determine develop device diamond dictionary diet differ different
    difficult dig dimension dinner direct dirty disc discover discuss distance divide do doctor dog dollar door dot double
    doubt down dozen draft dragon drama draw dream dress drift drill drink drive drop drum dry due during dust duty each
    eager eagle ear early earn earth ease east easy eat echo edge effect effort egg eight either elbow elder elect electron
    element elm else email ember employ employer empty enable end enemy energy engage engine enjoy enough ensure enter enterprise
    entire entry envy equal error escape essential establish even event ever every exact example excel except exchange
    excite excuse execute exercise exist exit expand expect expert explain explore express extend extra eye face fact fade
    fail fair faith fall false fame family famous fancy far farm fast fate father fault favour fear feature feed feel fellow
    fence few field fig fight figure file fill film filter final find fine finger finish fire firm first fish fit five fix
    flag flame flash flask flat flight float flood floor flow flower fly focus fold follow food foot for force forest
    forget forge fork form formal former forward found four fox frame frank free fresh friend front fruit fuel full fun
    function fund funny future gain gallery game gap garden gas gate gather gear general gentle get giant gift girl give glad
    glass global glue goal go goat gold good govern grab grace grade grain grammar grand grant grape graph grasp grass gray
    great green greenhouse greet grid grip ground group grow guard guess guest guide gun habit hair half hall hand handle
    hang happen happy harbour hard harm harness harvest hat hate have head heal health heap hear heart heat heavy hedge
    height hello help hen here hero hide high highlight hill him his hit hive hold hole holiday hollow home honest honey
    hook hope horizon horn horse host hot hour house how huge human humble hundred hungry hunt hurry hurt husband ice icon
    idea ideal identify ignite image imagine impact implement important impress improve inch include income increase indeed
    index inform ink inner input insect inside insist inspect install instance instead insure intend interest intercom
    into introduce invent invest invite iron island issue item jam jar jazz jest job join joke journey joy judge juice jump
    jungle junior just keen keep kettle key kick kid kill kind king kiss kitchen kite knee knife knock knot know label lack
    ladder lady lake lamp land lane language large laser last late later laugh launch law lawn lay layer lazy lead leaf leaflet learn
    least leather leave left leg lemon lend length less lesson let letter level lever liberty lid lie life lift light like
    limit line linear link lion lip list listen little live load loan local lock locust log logic long look loom loop lose
    loss lot loud love low loyal luck lunch machine magic mail main major make man manage many map maple march mark market
    marry mask mass master match mate matter maven maximum may maya maze meal mean measure meat medal media medium meet melt
    member memory mention menu merge merit message metal meteor meter middle might mile milk mill mind mine minor minute
    mirror miss mission mist mix mixture mobile mocha mode model modern moment monday money monitor monster month mood
    moon moral more morning most mother motion motor mount mountain mouse mouth move much mud multiple mural muscle music
    must mutual nail name narrow nation native nature navigate near neat neck need needle neighbour neither nerve nest net never
    new news next nice night nine noble nod noise none noon normal north nose not note nothing notice notion novel now number
    oak object observe obtain obvious occasion occur ocean odd of off offer office often oil okay old olive on once
    one onion only open operate opinion opportunity optimise or oracle orange orbit order ordinary origin other our out
    outer outlook outline outreach outside oven over own ox pace pack package page paint pair pal palace pale pan panel paper
    parcel pardon parent park parquet part party pass past paste patch path pattern pause pay peace peak pearl pen pencil people
    pepper perfect perform perhaps period permit person phone photo phrase pick picture piece pig pile pilot pin pine pink
    pioneer pipe pitch place plain plan plane planet plant plate platform play please pleasure plenty plot plug plus pocket
    poem point poison pole police polish polite pool poor pop popular port pose position possess possible post pot potato
    pound pour power practice praise pray precise prefect prefer prepare present press pressure pretend pretty prevent price
    pride prime principle print private prize probable problem process produce product progress project promise proof proper
    property prospect protect proud prove provide public pull pulse pump punch pupil puppet purchase pure purpose pursue push
    put quality quantity quarter queen question quick quiet quite race radio rail rails rain raise random range rank rapid
    rare rate rather raw reach react read ready real realise reason receive recent record recover red redeem reduce refer
    reflect reform refuse regard region regret regular reject relate relax release rely remain remark remember remedy remind
    remix remote remove rent repair repeat replace reply report request require rescue respect respond rest result retain
    retire retrofit return reveal reward rhino rice rich ride right ring rise risk rival river road roar rocket role roll roof
    room root rope rose rough round route row rub ruby rule run rush rust sad safe sail salt same sand satisfy save say scale
    scan scene schedule scheme school science score scout scratch screen sea search season seat second secret section secure
    see seed seek seem seesaw segment select sell send senior sense sentence sentry separate serious serve service set settle
    seven several shade shake shape share sharp sheet shelf shell shelter shift shine ship shirt shock shoe shoot shop short
    should shoulder shout show shower shut sick side sight sign signal silent silk silver similar simple since sing single
    sink sister sit site situation six size sketch skill skin sky slack slate sleep slice slide slight slip slow small smart
    smell smile smoke smooth snake snow snowflake so social society sock soft soil soldier solid solution solve some son song soon
    sort soul sound soup source south space spare spark speak special speed spell spend spin spirit split spoil spoon spot
    spread spring square stable stack staff stage stair stamp stand standard star stare start state station status stay steady
    steal steam steel stem step stick stiff still stock stomach stone stop store storm story straight strange stream street
    strength stretch strict strike string strip stripe stroke strong structure struggle study stuff style subject succeed
    such sudden suffer sugar suggest suit summer sun supply support suppose sure surf surface surprise surround sweet swift
    swim swing switch symbol system table tail take talent talk tall tank tap target task taste tea teach team teams
    tear tell temple ten tend tent term test text thank that the theme then theory there they thick thin thing think third
    this thorough though thought thousand thread threat three through throw thumb thunder thus ticket tide tie tiger tight time
    tiny tip tired title to today toe together tomorrow tone tongue tonight too tool tooth top topic torch total touch tough
    tour toward tower town toy trace track trade train transfer transform transformer trap travel treasure treat tree
    trial tribe trick trigger trip triumph trouble truck true trunk trust truth try tube tune turn twenty twice twin twist
    two type uncle under understand unfold uniform union unique unit unity universe unless until up update upper upset urge
    us use usual valley value vault vary vast verb very vessel view village vision visit vital vivid voice volume vote wage
    wait wake walk wall wander want war warm warn wash waste watch water wave wax way we weak wealth weapon wear weather web
    week weigh welcome well west wet what wheel when where which while whisper white who whole whom whose why wide wife wild
    will win wind window wine wing winner winter wire wise wish with within without witness woman wonder wood wool word work
    world worry worth wrap write wrong yard year yellow yes yesterday yet yield you young your youth zero zone zoom
  `).map(({ form }) => form),
);
