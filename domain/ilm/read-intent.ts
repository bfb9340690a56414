import { asksForFact } from './course-facts.ts'
import { saysFeeling } from './feelings.ts'
import type { Intent, ReadMessage } from './intent.ts'
import { bareWords, mendAsking, plainMessage } from './plain-message.ts'

/** In order: the first that fits decides. English first, then what a French-Canadian student would write. */
const INTENTS: readonly (readonly [Intent, RegExp])[] = [
  [
    'manipulate',
    /\b(?:ignore|forget|disregard|override|bypass|oublie|ignorer?)\b.{0,40}\b(?:instructions?|rules?|prompt|regles?|above|previous|guidelines)\b|\b(?:system|developer) (?:prompt|message|mode)\b|\byou are now\b|\bpretend (?:you|to be|that)\b|\bact as (?:if|a|an|my)\b|\b(?:jailbreak|dan mode|no restrictions|sudo|admin (?:mode|override))\b|\b(?:repeat|print|show|reveal) (?:your|the) (?:instructions|prompt|rules|answer key)\b|\brole ?play\b/,
  ],
  [
    'hint',
    /\b(?<!\bno )(?:hint|hints|clue|nudge|tips(?= |$)(?! of)|(?:a|another|any|one more) tip(?! of)|indice|help me start|where do i (?:even )?start|how (?:do|would|should|can) (?:i|we) (?:even )?(?:start|begin)|first step|next step|pointer)\b/,
  ],
  [
    'solution',
    /\b(?:worked|full|complete) (?:solution|answer|example of this)\b|\bshow (?:me )?(?:the )?(?:working|steps|solution)\b|\bwalk me through (?:it|this)\b|\bhow do you (?:solve|do) (?:it|this)\b/,
  ],
  [
    'reveal',
    /\b(?:tell|give|show|say|send|write|reveal|spoil|need|want|whats|what is|what was|just)\b.{0,40}\b(?:answers?|(?:the|your|its|full|whole|complete|correct) solution|correct (?:one|option|choice|letter|value)|right (?:one|option|choice|letter)|which (?:one|option|letter))\b|\b(?:answer|solution) (?:please|now|key)\b|\bwhich (?:one|option|letter|choice)(?: of (?:them|these|those))? (?:is|was|would be|should i|do i|are)\b|\b(?:do|solve|finish|complete) (?:it|this|my homework|them) for me\b|\bjust (?:tell|give|say|answer|do|solve) (?:me|it|this)?\b|\b(?:my )?(?:teacher|mom|mum|dad|parent|principal|boss|professor).{0,40}\b(?:said|says|told|allowed|wants|must|asked)\b.{0,40}\b(?:you|ilm|answers?|tell|solution)\b|\b(?:eliminate|rule out|cross out)\b.{0,40}\b(?:options?|choices?|answers?|letters?|ones?|two|wrong|incorrect|everything|them)\b|\bwhich .{0,20}(?:wrong|incorrect|not correct|false)\b|\b(?:say|write|give|spell|tell|send|put|show)\b.{0,30}\b(?:it|the (?:letters?|answer|option)|answer|option)\b.{0,30}\b(?:base64|rot13|morse|binary|hex|backwards|reversed?|pig latin|in code|encoded?|acrostic)\b|\b(?:in|as) (?:base64|rot13|morse|pig latin|(?<!^(?:quiz|test) .*)code)\b|\bspell it\b|\b(?:what|which|how|does)\b.{0,30}\bstarts? with\b|\b(?:la|le|ta|donne|dis|quelle|bonne) (?:bonne )?(?:reponse|solution)\b|\bdonne(?:s|z)?[ -]moi\b|\bdis[ -]moi\b|\bthe answer is$|\bfill in the blank\b|\bfirst (?:letter|digit)\b|\bis it (?:more|less|bigger|smaller|greater|higher|lower) than\b/,
  ],
  [
    'dont-know',
    /^(?:i )?(?:really |still |just )?(?:dont|do not|didnt|cant|cannot) (?:know|get it|get this|get that|get the question|get what (?:it|this|they)|understand(?: it| this)?|remember|figure it out|do it|do this)\b|^(?:idk|no idea|no clue|not sure|im (?:still |so |really |just |very )?(?:stuck|lost|confused|not sure)|stuck|lost|confused|i have no (?:idea|clue)|i give up|give up|help|help me|help please|aide|aide[ -]moi|je (?:ne )?sais pas|jsp|je (?:ne )?comprends pas|chais pas)\b[ .!?]*$/,
  ],
  ['harder', /\b(?:harder|more difficult|too easy|challenge me|plus difficile)\b/],
  ['easier', /\b(?:easier|simpler (?:one|question)|too hard|too difficult|plus facile)\b/],
  [
    'break-down',
    /\bbreak (?:it|this|that) down\b|(?:^|\b(?:you|please|lets|just|and) )break (?:down|[a-z ]{1,40} down)\b|\bstep by step\b|\bone (?:idea|thing|step) at a time\b|\bnext idea\b|\bteach me\b|\bstart the lesson\b|\betape par etape\b/,
  ],
  [
    'plan',
    /\b(?:help me (?:to )?study|study plan|plan (?:my|for|to)|make (?:me )?a plan|what should i (?:study|do|learn|review|work on)|how (?:should|do|can) i (?:study|prepare|revise)|prepare for|get ready for|where (?:should|do) i (?:begin|start)|(?<!\b(?:can|could|may) )(?:i|we)(?:ve)? (?:have |got |have got )?an? (?:test|exam|quiz|midterm|final)\b(?! question)|(?:test|exam|quiz|midterm|final) (?:is )?(?:on .{1,60} )?(?:tomorrow|tmrw|tmr|tonight|today|next week|this week|in \d|on (?:monday|tuesday|wednesday|thursday|friday))|(?:have|got) (?:only |about |like |just )?\d+ ?(?:min|mins|minutes|hours?|h)\b(?= ?(?:$|left|now|free|today|tonight|before|until|till|what|which|to (?:study|prepare|revise|review|work)))|aide[ -]moi a etudier)\b/,
  ],
  [
    'example',
    /\b(?:example|examples|real[ -]life|real[ -]world|for instance|exemple|in practice|used for|case study)\b/,
  ],
  [
    'quiz',
    /\b(?:quiz|test me|ask me|ask (?:another|a) question|check (?:me|my understanding)|question me|interroge|pose[ -]moi)\b/,
  ],
  [
    'practice',
    /(?<!\b(?:soccer|hockey|band|basketball|volleyball|football|dance|piano|swim|baseball|had|team) )\b(?:practice|practise|exercise|exercises|problems?(?: please| to solve)?$|drill|exerce|exercices?|pratique[rz]?)\b/,
  ],
  [
    'next',
    /^(?:next|skip|skip (?:it|this)|another(?: one)?|new(?: one| question)?|more|again|one more|try another|try one like it|next (?:one|question)|une autre|suivant|prochaine|passe)(?: please)?[ .!?]*$|\b(?:another|a different|a new|next) (?:question|one)\b/,
  ],
  [
    'essay',
    /\b(?:write|do) (?:me )?(?:an?|my|the) (?:\w+ ){0,2}(?:essay|paragraph|report|lab report|assignment|homework|speech|poem|thesis)\b/,
  ],
  [
    'about',
    /\bwho (?:are|made) you\b|\bwhat (?:are you|can you do|do you do)\b|\bare you (?:a |an )?(?:robot|ai|human|real|bot|person)\b|\bhow do you work\b|\bhow does (?:ilm|this (?:app|chat|bot|tutor|thing|site)) work\b|\b(?:whats|what is) your name\b|\bwho is ilm\b|\bqui es[ -]tu\b/,
  ],
  [
    'thanks',
    /^(?:(?:ok|okay|oh|ah),? )?(?:(?:thank you|thanks|thank|ty|merci|got it|i get it|i understand|makes sense)\b(?!.*\b(?:but|not|dont|except|whats?|why|how|explain)\b)[^?]{0,30}|(?:cool|great|nice|awesome|perfect)(?:,? (?:thanks?|thank you|job|work|one|ok|got it|i get it|makes sense|that (?:helps|helped)|it (?:helps|helped|works|worked)|now i (?:get|see) it|ilm|man|dude|so much))*)[ .!]*$/,
  ],
  [
    'greeting',
    /^(?:hi|hello|hey|yo|sup|wassup|whaddup|hiya|good (?:morning|afternoon|evening)|bonjour|salut|allo|coucou)\b(?!.*\b(?:whats?|why|how (?!are you)|explain|define|definition|meaning|difference|compare|describe|remind|tell|pourquoi|cest quoi|explique)\b)[^?]{0,20}[?!. ]*$|^(?:how are you|whats up|ca va)\b/,
  ],
  [
    'insult',
    /\b(?:you(?: are|re| re)?|ur) (?:so |really |such |very )?(?:a |an )?(?:stupid|dumb|useless|idiot|trash|garbage|bad|suck|worst|annoying|moron|loser)\b|\b(?:stupid|dumb|useless) (?:bot|robot|ai|tutor|thing|app)\b|\b(?:fuck|fck|shit|bitch|screw you|shut up|i hate (?:you|this))\b/,
  ],
  [
    'explain',
    /\b(?:explain|explique|explication|what (?:is|are|does|do|was|were|happens)|whats|why|how (?:does|do|is|are|can|come|did)|define|definition|meaning|mean|means|difference|compare|tell me about|describe|cest quoi|quest[ -]ce|pourquoi|remind me)\b/,
  ],
]

const FRENCH =
  /\b(?:je|tu|cest|quest|que|le|du|quoi|pourquoi|reponse|aide|donne|explique|comprends|bonjour|salut|merci|exemple|indice|moi|les|une|des|est[ -]ce|suis|peux|veux|sais pas|comment|quelle|quel)\b/g
const FRENCH_ONLY = /^(?:bonjour|salut|allo|merci|indice|aide|aide[ -]moi|exemple|exercices?|jsp|suivant)\b/

/** Small talk, whole messages only: each of the words may be a topic elsewhere. */
const TALK: readonly (readonly [Intent, RegExp])[] = [
  [
    'bye',
    /^(?:bye+|goodbye|good night|gn|cya|see (?:you|ya)(?: later| tomorrow)?|gotta go|gtg|ttyl|i have to go)\b.{0,20}$/,
  ],
  ['joke', /\b(?:tell me (?:a|another) joke|a joke|make me laugh|something funny)\b/],
  [
    'pause',
    /^(?:hm+|(?:ok(?:ay)? |hm+ )?(?:let me (?:think|see|try)|one sec(?:ond)?|(?:just )?(?:a|one) (?:sec(?:ond)?|min(?:ute)?|moment)|hold on|wait(?: a (?:sec(?:ond)?|min(?:ute)?|moment))?|im (?:still )?thinking|brb|give me a (?:sec(?:ond)?|min(?:ute)?|moment))(?: please)?)$/,
  ],
  [
    'agree',
    /^(?:ok(?:ay)?|k+|kk|lol|lmao|(?:ha){2,}h?(?: nice)?|sure|alright|nvm|never ?mind|sorry|sry|oops|my bad|wow|omg|fr|same|yes|yeah|yep|no|nope|nah|fine|oh|ah|lol no|bruh|idc|whatever|im \d\d(?: btw)?)$/,
  ],
  [
    'chat',
    /\b(?:do you (?:like|love|have|play|watch|eat|sleep|know any)|what did you do|how was your|your favou?rite|(?:ur|you are|youre|you re) (?:the best|awesome|amazing|cool|funny|great|so (?:nice|cool|smart))|how old are you|where (?:are you from|do you live)|can we be friends|i love you|what time is it|im hungry)\b/,
  ],
  [
    'repeat',
    /\b(?:back to (?:my|the) question|show (?:me )?the question(?: again)?|repeat the question|what was the question)\b/,
  ],
]

function intentOf(bare: string, plain: string): Intent {
  const talk = TALK.find(([, pattern]) => pattern.test(bare))
  if (talk) return talk[0]
  const found = INTENTS.find(([, pattern]) => pattern.test(bare) || pattern.test(plain))?.[0] ?? 'other'
  if (found === 'manipulate' || found === 'insult') return /^i hate this/.test(bare) ? 'feeling' : found
  // "how do i write an essay" wants to know how, "how do i solve these problems" too
  if (found === 'essay' || found === 'practice') {
    if (/^(?:so |ok |but )?(?:how|why) /.test(bare)) return 'explain'
  }
  // "why is it harder to start than to go on" asks about a thing, not for another question
  if (
    (found === 'harder' || found === 'easier') &&
    /^(?:so |ok |but )?(?:why|how come|what|when|is|are|does) /.test(bare)
  )
    return 'explain'
  // "quiz me on pressure" names a topic
  if (/^(?:please )?(?:quiz|test|ask) me (?:on|about) /.test(bare)) return found
  // nerves before a test want a word first, a plan when it is asked for
  if (found === 'plan' && saysFeeling(bare) && !ASKS_FOR_PLAN.test(bare)) return 'feeling'
  // a fact of the exam and a feeling are said with words that ask for other things elsewhere
  if (!KEEPS.has(found) && asksForFact(bare)) return 'fact'
  if (!KEEPS.has(found) && saysFeeling(bare)) return 'feeling'
  return found
}

const ASKS_FOR_PLAN =
  /\b(?:plan|help|study|what should|where should|how (?:do|should|can)|prepare|ready|minutes|hours?)\b/

/** Wishes that are as they sound, whatever stands beside them. */
const KEEPS: ReadonlySet<Intent> = new Set([
  'hint',
  'solution',
  'reveal',
  'plan',
  'harder',
  'easier',
  'next',
  'greeting',
  'essay',
  'dont-know',
  'break-down',
  'thanks',
])

/** Words that only say what is wanted; without them the topic remains. */
const ASKING_WORDS =
  /\b(?:quiz|test|ask|explain|break|down|show|give|tell|teach|help|study|practi[cs]e|time|real|example|examples|question|questions|problem|problems|hint|please|can|could|you|me|on|about|with|for|some|the|a|an|of|this|that|it|i|dont|do|not|understand|what|whats|is|are|how|does|why|another|one|more|want|to|need|lets|make|plan|my|in|life|world|step|by|explique|exemple|cest|quoi|definition|define|mean|means|meaning|describe|difference|between|and|something|anything|now|again|random|quick|ok|okay|hey|hi|hello|idk|know|idea|clue|stuck|lost|confused|sure|start|begin|get|give|up|just|really|still|je|ne|sais|pas|comprends|chais|jsp|aide|moi)\b/g

/** Reads what a message asks for. @param knows whether the course uses a word, so that its words are not taken for slips */
export function readIntent(message: string, knows: (word: string) => boolean = () => false): ReadMessage {
  const plain = mendAsking(plainMessage(message), knows)
  const bare = bareWords(plain)
  return {
    intent: intentOf(bare, plain),
    plain,
    topic: bare.replaceAll(ASKING_WORDS, ' ').replaceAll(/\s+/g, ' ').trim(),
    isFrench: (bare.match(FRENCH)?.length ?? 0) >= 2 || FRENCH_ONLY.test(bare),
    isQuestion:
      /\?\s*$/.test(plain) ||
      /^(?:whats?|why|hows?|whos?|when|wheres?|which|is|are|does|do|can|could|should)\b/.test(plain),
  }
}
