/**
 * What people in danger say, over `plainWords`. The phrases look for what someone says about themselves or somebody near, so
 * that "what kills bacteria" and "why does Juliet kill herself" stay lessons. Missing one is worse than one too many.
 */

/** Up to three words between. */
const GAP = '(?: [a-z0-9]+){0,3}'
const WANT =
  '(?:want|going|ready|need|plan|planning|trying|tried|try|wish i could|would rather|rather|decided|thinking (?:of|about)|thought (?:of|about)|think (?:of|about)|feel like|considering|about)(?: to)?(?: just| really| literally)?'
const I = '(?:i|i am|i have|i will|i would|i might|ive)'
const PERSON =
  '(?:dad|father|mom|mother|stepdad|stepmom|uncle|aunt|brother|sister|coach|teacher|tutor|boyfriend|girlfriend|parents?|grandpa|grandfather|cousin|babysitter|neighbou?r|moms boyfriend|dads girlfriend|ex|boss|priest|foster (?:dad|mom|parents))'
const patterns = (...sources: string[]) => sources.map((source) => new RegExp(source))

/** Thoughts of dying, plans, means, and injuring oneself. */
export const SELF_HARM = patterns(
  ` (?:kill|kills|killing|killed|hurt|hurting|harm|harming|cut|cutting|burn|burning|burned|hang|hanging|shoot|drown|poison|strangle|choke|stab|neck|rope|off|offing|end|ending|delete|erase|punish|injure) myself `,
  ` ${WANT} (?:die|dying|be dead|be gone|disappear forever|vanish forever|go to sleep forever|kill(?= $)|jump off (?:a|the) (?:bridge|building|roof|balcony)|not exist|not be here|not wake up|stop existing|end it|end it all|end everything|end my life|never wake up|sleep forever|overdose|jump in front|kms)(?! (?:hair|my hair|my shirt|the|a|an|cast|number)) `,
  ' end(?:ing)? (?:it all|my (?:own )?life|my existence|my suffering)(?= |$)',
  ' (?:take|taking|took) my (?:own )?life ',
  ' i (?:am|feel|have been|was|get|might be)(?: feeling)?(?: so| really| very| kinda| a bit| pretty| always)? suicidal ',
  ' (?:suicidal thoughts|my suicide|suicide note|suicide plan|suicide letter|commit suicide tonight|attempt suicide|attempted suicide|goodbye (?:note|letter) (?:for|to) (?:my|everyone|the))(?= )',
  ` ${I}${GAP} (?:commit(?:ting)?|do|doing|attempt(?:ed|ing)?|of|about) suicide `,
  ' how (?:do|can|would|should) i (?:commit suicide|kill|die|end it|hang|overdose|hurt)(?: myself| painlessly| without pain| fast| quickly)? $',
  ' (?:easiest|best|quickest|fastest|painless|least painful|most painless|quick|easy) (?:way|ways|method|methods) (?:to|of) (?:die|dying|kill(?:ing)? (?:myself|yourself|oneself)|suicide|end (?:it|it all|my life|your life)|go|commit suicide)(?= )',
  ` how (?:many|much)${GAP}${GAP} (?:to|would it take to|does it take to|do i need to|should i take to|can i take before i|till i|until i|before i|for me to)(?: take to)? (?:die|overdose|kill me|kill myself|kill you|kill a (?:person|girl|boy|teen|teenager)|not wake up|end it|be fatal|pass out forever)(?= )`,
  ` how (?:many|much) (?:pills|[a-z]+ pills|sleeping pills|bleach|of my pills|alcohol and pills)${GAP} (?:is|are|would be|count as|make) (?:an overdose|fatal|lethal|deadly|enough to die|too many to survive)(?= )`,
  ' (?:can|could|will|would) (?:you|i|a person) (?:die|overdose)(?: from| on| off| by)?(?: taking| too many| a bottle of| a lot of| mixing| drinking| [0-9]+)* (?:pills|bleach)(?= )',
  ' (?:how (?:do|can|to)(?: i| you)?|where (?:do|can) i) (?:tie a noose|make a noose|hang a noose|buy a gun|get a gun|slit (?:my )?wrists?|cut (?:my )?wrists?|hide (?:my )?(?:cuts|scars|cutting))(?= )',
  ` (?:took|swallowed|taken|drank|ate|downed|take)${GAP} (?:too many|a lot of|all (?:my|the|of my|of the)|a whole bottle|the whole bottle|a bottle of|a bunch of|a handful of|[0-9]+)(?: of)?(?: my| the| moms| dads)? (?:pills|[a-z]+ pills|bleach)(?= )`,
  ' i (?:have )?(?:just )?(?:overdosed|drank bleach|took an overdose)(?= )',
  ' (?:i|and) (?:have )?(?:a |some |the )?(?:pills|blade|razor|knife|rope|noose|gun)(?: right)? (?:in my hand|next to me|ready|here and|in front of me|in my room and i)(?= )',
  ' (?:do not|no longer|never) (?:really |even )?(?:want to|wanted to|wish to|care to|feel like) (?:live|living|be alive|being alive|exist|existing|wake up|waking up|be here|keep going|go on|be on this earth|be in this world|continue living)(?= )',
  ' (?:do not|cannot|could not) (?:see|think of|find) (?:a |any |the )?(?:reason|point)(?: in| to| of)? (?:live|living|life|be alive|go on|going on|keep going|stay|staying)(?: alive)?(?= )',
  ' (?:no|not any|whats the|what is the|what s the|is there a|is there any|there is no|theres no) (?:reason|point) (?:to|in|of|for)(?: me)?(?: to)? (?:live|living|be alive|being alive|exist|existing|life|going on|go on|keep going|staying alive|stay alive|my life)(?= )',
  ' (?:is )?life (?:is not|isnt|not|really) worth (?:living|it)(?: anymore)?(?= )| my life (?:is over|has no (?:point|meaning|purpose)|is pointless|is meaningless|means nothing|doesnt matter)(?= )',
  ' wish i (?:was|were|had)(?: just| all| already)? (?:dead|never (?:been )?born|gone|not (?:here|alive|born)|never existed|died|not exist)(?= )',
  ' wish i (?:could|would) (?:die|disappear|not wake up|go to sleep and (?:never|not) wake|just stop existing|fall asleep (?:forever|and never))(?= )| hope i (?:die|do not wake up|never wake up|get hit by a)(?= )',
  ' (?:better off|happier|fine|better|easier|relieved) (?:dead|if i (?:was|were) (?:dead|gone|not here)|without me|if i (?:died|disappeared|never existed|was not (?:here|around)))(?= )',
  ' (?:nobody|everyone|they|people|my (?:mom|dad|family|parents|friends)) (?:would|will|wouldnt|will not|would not|d)?(?: even| ever| really| not)? ?(?:care|notice|miss me|be sad|mind|cry|be happy|be happier|realize)(?: anyway)? (?:if|when) i (?:die|died|am gone|was gone|were gone|disappear|disappeared|am dead|was dead|kill|killed|left forever|never came back|was not here)(?= )',
  ' (?:kms|kys|ctb|sewerside)(?= )',
  ' i (?:am |have |been |will |keep |started |used to |still |just |again |want to |need to )*(?:self ?harm(?:ing|ed)?|sh again|relapsed|cutting|cut my (?:arms?|legs?|wrists?|thighs?|skin)|slit my (?:wrists?|throat)|burn my (?:arms?|skin|legs?)|burned my (?:arms?|skin|legs?)|hurting my body)(?= )(?! (?:the|a|out|down|class|and pasting|paper|costs|equations?) )',
  ' (?:cut|cuts|cutting|scratch|burn|hit|bite|scratched|burned|hurt) (?:my (?:arms?|legs?|wrists?|thighs?|skin|body|hand)|me) (?:on purpose|again|until i bleed|till i bleed|so i feel|to feel|to cope|when i am sad|last night|with a (?:razor|blade|knife|lighter))(?= )',
  ' i (?:cut|have been cutting|started cutting|cut again|burn) (?:again|last night|yesterday|today|sometimes|every (?:day|night)|when i (?:am|feel|get)|to feel|to cope|because)(?= )(?! (?:the|it into))',
  ' (?:self ?harm|cutting|hurting myself) (?:helps|is the only|makes me feel|again)(?= )| (?:urge|urges) to (?:cut|self ?harm|hurt|relapse)(?= )',
  ' (?:this is|heres|here is|consider this) (?:my )?(?:goodbye|last (?:message|words|day)|final (?:goodbye|message))(?= )(?! (?:class|of school|assignment))| (?:i will not|wont) be (?:here|around|alive) (?:tomorrow|much longer|anymore|next week|to see)(?= )| goodbye (?:world|forever|everyone i)(?= )',
  ' (?:i|you) (?:should|deserve to|need to) (?:just )?(?:die|be dead|kill myself)(?= )| (?:told|tells|telling|said|says|tell|saying) (?:me )?(?:to |i should |to go )?(?:kill myself|kms|kys|kill yourself|go die)(?= )',
  ' je (?:ne )?(?:veux|voudrais|vais|pense a) (?:mourir|me tuer|me suicider|disparaitre|en finir|plus vivre|pas vivre|me faire du mal)(?= )| (?:me suicider|me faire du mal|envie de mourir|envie d en finir|je me coupe|je me mutile|jen peux plus de vivre)(?= )',
)

/** Not eating, purging, and wanting to hide it. */
export const EATING = patterns(
  ' i (?:am |have been |keep |will |want to |started |like |need to )*(?:starve|starving|starved) myself(?= )| starving myself(?= )',
  ' (?:make|made|making) myself (?:throw up|puke|vomit|sick|barf)(?= )| (?:throw|threw|throwing|puke|puking|vomit|purge|purging|purged)(?: up)? (?:after (?:i eat|eating|meals|every meal|lunch|dinner)|my food on purpose|on purpose|everything i eat)(?= )',
  ' i (?:am |have been |keep |started |was |want to start )*(?:purging|purge|binging and purging|bingeing and purging|anorexic|bulimic)(?= )',
  ' (?:have not|have barely|havent|not|barely|hardly) (?:eaten|been eating|ate)(?: anything| a meal| food)? (?:in|for|since)(?: the last| about| like| almost| over)?(?: [a-z0-9]+) (?:days?|week|weeks)(?= )',
  ' (?:how (?:do|can|to)(?: i)?|i want to|help me) (?:become|get|be|stay) (?:anorexic|bulimic|anorexia|thinspo)(?= )| how (?:do|can) i (?:stop eating|starve|purge|make myself throw up|hide (?:that i am |my )?(?:not eating|purging|eating disorder))(?= )',
  ' (?:skip|skipping|skipped|stop|stopped|avoid) (?:all |my |every )?(?:meals?|eating|food) (?:so|to|because|until)(?: i)?(?: can| will| am| get| be| look)* (?:fat|skinny|thin|thinner|skinnier|ugly|lose weight|gross|disgusting)(?= )',
  ' i (?:am scared|am afraid|hate|am terrified) (?:to eat|of eating|of food|eating in front)(?= )| i do not (?:deserve|let myself) (?:to )?(?:eat|food)(?= )| i have an eating disorder(?= )',
)

/** Somebody hurts, threatens, uses or neglects the student. */
export const ABUSE = patterns(
  ` (?:${PERSON}|he|she|they|someone|guy|man|kids?|student)(?: [a-z]+)? (?:always |often |sometimes |keeps? |keep |has |is |are |was |just |again |still |really |drunk )*(?:hits?|hitting|punche[sd]?|punching|kicks?|kicking|kicked|slaps?|slapping|slapped|chokes?|choking|choked|touches|touching|touched|rapes?|raped|molests?|molested|abuses?|abusing|abused|hurts?|hurting|assaulted|threatens?|threatening|threatened|whips?|whipped|burns|burned|stalks?|stalking|grooms?|grooming|groped|gropes|locks|locked|beats?(?! me (?:at|in|to|by|every|on|when we play) )|beating) me(?! (?:the|a) (?:ball|puck|frisbee)| with (?:a|the) (?:ball|frisbee|snowball|puck))(?= )`,
  ` (?:${PERSON}|he|she|they|someone|man|guy|boy|girl) (?:tried to |try to |wants? to |forced? me to |forces me to |made me |makes me |asked me to |asks me to |wanted me to )(?:touch|kiss|rape|have sex|do (?:things|stuff|sexual)|take my clothes|undress|hit me|hurt me|sleep with|get in his car|watch porn)`,
  ' (?:i am|i was|i have been|i got|i keep getting|getting|being|am being|got) (?:being |getting )?(?:abused|raped|molested|sexually (?:assaulted|harassed|abused)|assaulted|groomed|trafficked|beaten|beaten up|bullied|blackmailed|sextorted|stalked|harassed|jumped|hit at home|touched)(?= )',
  ` (?:dad|father|mom|mother|stepdad|stepmom|he|she|boyfriend)(?: always| often| still)? (?:hits|hit|beats|beat|slaps|slapped|kicks|punches|hurts) my (?:little |big |baby |younger |older )?(?:brother|sister|siblings|mom|mother)(?! (?:at|in (?:a|the|every)))(?= )`,
  ` (?:beat|beats|beating|hit|hits|hitting|whip|whips) (?:me|us|my (?:mom|mother|brother|sister|siblings))(?: up)? (?:with (?:a|his|her|the) (?:belt|stick|hand|hanger|cable|fist)|when (?:he|she|they|i)|every (?:day|night)|again|if i (?:fail|get|do))(?= )`,
  ' (?:sends?|sent|sending|asks? me for|asking (?:me )?for|asked (?:me )?for|wants?|wanted|keeps asking for|begging for)(?: me)?(?: my| me| some| naked| nude)* (?:nudes?|naked pics|nude pics|sexy pics|dick pics?|pics of my body)(?= )',
  ' (?:share|leak|post|spread|release|send|sending|shared|leaked|posted|sent)(?:ed|ing)?(?: out)? (?:my|the|private) (?:nudes?|private pics|naked pics|pics of me|pics to everyone)(?= )| (?:has|have|got) (?:my nudes|nudes of me|naked pics of me)(?= )| blackmail(?:s|ed|ing)? me(?= )',
  ' (?:not|do not feel|never feel|dont feel|is not|not feeling|feel un)(?: really| very| even)? ?safe (?:at home|in my (?:house|home|own house)|with (?:my|him|her|them)|at school|around (?:my|him|her|them))(?= )| (?:afraid|scared|terrified|too scared|frightened) (?:to go|of going|to be|to come|of being) (?:back )?(?:home|alone with)(?= )| (?:scared|afraid|terrified|frightened) of (?:my (?:mom|dad|father|mother|stepdad|stepmom|uncle|brother|boyfriend|girlfriend|ex|coach|parents|family)|him|what (?:he|she|they|my dad|my mom) (?:will|would|might) do)(?= )',
  ' (?:kicked me out|threw me out|(?:i )?ran away from home|nowhere to (?:sleep|go tonight|live)|sleeping outside|i am homeless|they do not feed me|do not give me food|no food at home|locked me (?:in|out))(?= )',
  ' (?:someone|a (?:man|guy|stranger|grown man|old man)|this (?:guy|man|person)|he|a boy|person)(?: i met)?(?: online| on [a-z]+)? (?:wants? to meet me|wants? me to (?:send|meet|keep (?:it|this) (?:a )?secret|come over)|follows me (?:home|everywhere)|is following me|touched me|watches me|keeps messaging me)(?= )',
  ' (?:came|comes|come|walks|sneaks) in(?:to)? my (?:room|bed) at night(?= )| (?:touches?|touched|touching) (?:me |my (?:private|body|chest|breasts?|legs?|butt))(?! with)',
  ' (?:mon pere|ma mere|mon beau pere|mon frere|mon oncle|il|elle) me (?:frappe|bat|touche|viole|menace)(?= )| je me fais (?:frapper|battre|intimider|harceler)(?= )',
)

/** Weapons, threats by or against others, and danger at this moment. */
export const DANGER = patterns(
  ' (?:he|she|someone|they|a (?:kid|guy|student|man)|my (?:friend|classmate|brother|dad|ex)|kid)(?: [a-z]+){0,3} (?:has|have|brought|brings|is bringing|is carrying|got|pulled|pulls|came with|with)(?: out)? (?:a |his |her |my dads )?(?:gun|knife|weapon|bomb|blade)(?= )(?! (?:of|that fires|firing|which fires))',
  ' i (?:am |will |might |want to |going to |have |am going to |plan to )*(?:bring|bringing|brought|take|taking|carry|carrying|have|got) (?:a |my |my dads |dads |the )?(?:gun|knife|weapon|bomb|blade) (?:to|at|in|into) (?:school|class|my (?:school|bag|backpack|locker))(?= )',
  ' (?:i|we)(?: am| are| will| would| just| really| might| want to| going to| am going to| wish i could)* (?:kill|shoot|stab|attack|bomb|blow up|murder|strangle|poison|beat up|hurt) (?:him|her|them|someone|people|everyone|everybody|my (?:mom|dad|mother|father|brother|sister|teacher|parents|family|classmates?|stepdad|ex|boyfriend|girlfriend|principal|bully|whole (?:family|class))|the (?:school|teacher|kids|principal|class)|a (?:teacher|kid|classmate|school)|this kid|that kid|you all|those kids|kids at)(?= )(?! (?:in (?:the|this) (?:game|story|play|novel|poem|simulation)))',
  ' (?:shoot up|shooting up|bomb|bombing|blow up|blowing up|burn down|burning down|attack|attacking) (?:the|my|our|this|a) school(?= )| (?:kill|hit|death) list(?= )(?! (?:comprehension|of))| school shoot(?:ing|er) (?:today|tomorrow|at my|right now|happening)(?= )| (?:theres|there is|theyre|there might be) (?:a |an active )?(?:shooter|bomb|gunman|man with a gun) (?:at|in|here|on)(?= )',
  ` (?:${PERSON}|he|she|they|someone|guy|kid|ex)(?: [a-z]+){0,2} (?:said|says|told me|swore|threatened|threatens|is threatening|keeps saying|is going|wants|is trying|tried|promised)(?: that)?(?: to)?(?: he| she| they)?(?: will| would|d| is going to| are going to| to)? ?(?:kill|hurt|shoot|stab|beat|rape|find|attack|murder) (?:me|us|himself|herself|my (?:mom|family|sister|brother|dog))(?! (?:if i (?:fail|do not (?:pass|study)|get a|bomb|flunk)|(?:when|if|once) (?:she|he|they) (?:see|find|hear)|for (?:this|my|that) (?:mark|grade)|lol))(?= )`,
  ' (?:my (?:friend|best friend|sister|brother|mom|dad|cousin|girlfriend|boyfriend|classmate)|he|she|they|a friend|friend)(?: [a-z]+){0,4} (?:suicidal|kill (?:himself|herself|themselves)|wants? to die|hurting (?:himself|herself|themselves)|cutting (?:himself|herself|themselves)|end (?:his|her|their) life|took (?:too many|a lot of|all (?:his|her|their)) pills|overdosed|self ?harming|commit suicide)(?= )(?! in (?:the|hamlet|romeo|act|chapter|this (?:play|novel|story)))',
  ' (?:i am|i feel|we are|i am not|we are not|im) (?:in danger|unsafe|being followed|bleeding (?:badly|a lot|out)|not safe|safe right now i|having chest pain|being chased|being held)(?= )| not safe right now(?= )| (?:someone|a man|he|she|they) (?:is|are) (?:following|chasing|outside my|breaking into|trying to get in|in my house)(?= )',
  ' i cannot breathe(?= )(?! (?:under|in (?:the )?water|on (?:mars|the moon)))| i (?:think i am|am) having a (?:panic attack|heart attack|seizure|stroke|overdose)(?= )| call (?:the police|911|an ambulance)(?: for me| please| now)(?= )| (?:passed out|unconscious|not waking up|will not wake up|stopped breathing) (?:and|please|help|what do i)(?= )',
)

/** Hopeless, worthless, alone: no plan and no danger said, and still not a moment for a lesson. */
export const DISTRESS = patterns(
  ' i (?:hate|despise|loathe) (?:myself|my life|being me|my body|being alive|who i am)(?= )',
  ' (?:nobody|no) (?:would|will|does|even|really|ever)*(?: even| ever| really| not)? ?(?:cares?|care|likes?|loves?|wants?|notices|understands|needs|misses) (?:about )?me(?= )| nobody (?:would|will) (?:care|miss me|notice)(?= )',
  ' i (?:am|feel)(?: just| so| really| completely| totally| like| such| a| an| always| all)* (?:worthless|hopeless|empty inside|a burden|burden|useless to everyone|broken inside|numb inside|unlovable|trapped|a waste of space|a mistake to be born|nothing to anyone|dead inside|so alone|completely alone|all alone|not worth anything)(?= )',
  ' (?:cannot|can not) (?:do this|take (?:it|this)|go on|keep going|cope|handle (?:it|life|this|everything)|keep doing this)(?: anymore| any longer)(?= )| i give up on (?:life|everything|living)(?= )| (?:tired|sick|exhausted|done) (?:of|with) (?:living|life|being alive|existing|everything and everyone)(?= )',
  ' (?:i am|i feel|been|so|really|very|been feeling) (?:so |really |very |super |severely |clinically )*depressed(?= )| i (?:cry|have been crying) (?:every (?:day|night)|all the time|myself to sleep)(?= )',
  ' (?:want to|wish i could|going to) (?:run away(?: from home)?|disappear|just disappear|leave and never come back)(?= )(?! from (?:the|this|my|that))',
)
