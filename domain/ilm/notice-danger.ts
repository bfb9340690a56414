/**
 * Messages that need a person, not a lesson (design: safety first). The patterns look for what someone says about
 * themselves, so that "what kills bacteria" stays a biology question.
 */
const SELF_HARM = [
  /\b(?:kill|hurt|harm|cut|hang|hate|starve|burn|cutting|hurting|killing|harming|starving) my ?self\b/,
  /\b(?:want|wanna|going|gonna|ready|wish i could|rather|plan(?:ning)?|thinking (?:of|about)|thought (?:of|about)) (?:to )?(?:just )?(?:die|dying|be dead|disappear forever|end (?:it all|my life|everything))\b/,
  /\bend(?:ing)? (?:my (?:own )?life|it all)\b/,
  /\b(?:i(?: am|m)?|im) (?:feeling )?(?:so |really |very )?suicidal\b|\b(?:suicidal thoughts|commit(?:ting)? suicide|suicide note|my suicide)\b/,
  /\b(?:do not|dont|no longer) (?:want to|wanna) (?:live|be alive|exist|wake up|be here)(?: anymore)?\b/,
  /\b(?:no|not any) (?:reason|point) (?:to|in) (?:live|living|be alive|going on)\b/,
  /\bwish i (?:was|were) (?:dead|never born)\b|\bwish i wasnt (?:alive|here)\b|\bbetter off (?:dead|without me)\b/,
  /\b(?:kms|kys)\b|\bself ?harm(?:ing|ed)?\b/,
  /\b(?:took|swallowed|taken) (?:too many|a lot of|all (?:my|the|of my)) (?:pills|meds|medication|tylenol)\b|\bi overdosed\b/,
  /\bje (?:veux|voudrais) (?:mourir|me tuer|me suicider|disparaitre)\b|\bme (?:suicider|faire du mal)\b|\benvie de mourir\b|\bje (?:ne )?veux plus vivre\b/,
]
const ABUSE = [
  /\b(?:dad|father|mom|mum|mother|stepdad|stepmom|stepfather|stepmother|uncle|aunt|brother|sister|coach|teacher|boyfriend|girlfriend|parents?|grandpa|cousin|he|she|they|someone|somebody) (?:always |often |sometimes |keeps? |has |is |are )?(?:hits?|hitting|beats?|beating|punches|punching|kicks?|kicking|slaps?|slapping|chokes?|choking|touches|touching|touched|rapes?|raped|molests?|molested|abuses?|abusing|abused|hurts?|hurting|threatens?|threatening|threatened|assaulted|forces|forced) me\b/,
  /\b(?:i am|im|ive been|i was|i have been|getting|being) (?:being )?(?:abused|raped|molested|sexually assaulted|assaulted|groomed|trafficked|beaten|bullied|blackmailed|sextorted)\b/,
  /\b(?:sends?|sent|asks? me for|wants?) (?:my )?nudes\b|\b(?:share|leak|post)(?:ed|ing)? my nudes\b|\bnot safe at home\b|\bafraid to go home\b/,
  /\b(?:mon pere|ma mere|il|elle) me (?:frappe|bat|touche|viole)\b/,
]
const DANGER = [
  /\b(?:he|she|someone|somebody) (?:has|brought|is carrying) (?:a |his |her )?(?:gun|knife|weapon|bomb)\b/,
  /\b(?:i am|im|i feel|we are|were) (?:in danger|not safe|unsafe|being followed|bleeding badly)\b/,
  /\b(?:i|im|we) (?:am |are )?(?:going to|gonna|want to|will) (?:kill|shoot|stab|hurt|attack|bomb|blow up) (?:him|her|them|someone|somebody|people|everyone|everybody|my|the school|a school|you all)\b/,
  /\b(?:shoot up|bomb) (?:the|my|our) school\b|\bschool shooting\b(?=.*\b(?:today|tomorrow|i|my)\b)/,
  /\bsomeone is (?:going to|gonna) (?:hurt|kill) me\b|\bi cant breathe\b/,
]

export type Danger = 'self-harm' | 'abuse' | 'danger'

/** @returns what the message is about when someone may be in danger, else undefined */
export function noticeDanger(message: string): Danger | undefined {
  const plain = message
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[’'`]/g, '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
  const says = (patterns: RegExp[]) => patterns.some((pattern) => pattern.test(plain))
  if (says(SELF_HARM)) return 'self-harm'
  if (says(DANGER)) return 'danger'
  return says(ABUSE) ? 'abuse' : undefined
}

const OPENINGS: Record<Danger, string> = {
  'self-harm':
    'I’m really glad you told me. What you feel matters, and you don’t have to carry it alone. I’m a study tutor, so please talk to a person right now:',
  abuse:
    'Thank you for telling me. What you describe is not okay, and it is not your fault. Please talk to a person who can help you:',
  danger: 'That sounds serious. I’m a study tutor, and this needs people right now:',
}

/** The reply: short, warm, with Canadian help, and never a lesson. */
export function dangerReply(danger: Danger): string {
  const emergency = '**In danger right now:** call **911**.'
  const lines = [
    '**Kids Help Phone:** call **1-800-668-6868** or text **686868**, any time, free and private.',
    '**Suicide Crisis Helpline:** call or text **9-8-8**, any time.',
  ]
  const list = danger === 'self-harm' ? [...lines, emergency] : [emergency, ...lines]
  return `${OPENINGS[danger]}\n\n${list.map((line) => `- ${line}`).join('\n')}\n\nIf you can, go to an adult you trust: a parent, a teacher, a counsellor. Studying can wait.`
}
