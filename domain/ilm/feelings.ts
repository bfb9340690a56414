import { compilePhrase } from './compile-phrase.ts'
import { type Dialogue, USUAL_STEPS } from './dialogue.ts'
import type { IlmTurn } from './ilm-turn.ts'
import { bareWords } from './plain-message.ts'
import { fresh } from './say-fresh.ts'

type Feeling = { says: readonly string[]; replies: readonly string[] }

/** How students say how it is, and one warm true sentence with one small step; in order, the first that fits. */
const FEELINGS: readonly Feeling[] = [
  {
    says: [
      'i (finally|actually) (got|get|understand) (it|this)',
      'i got … (on|in) my (test|exam|quiz)',
      '(proud|happy|excited) (of|about|with)',
      '(im|i am) (so )?(happy|proud|excited)',
      'i (passed|aced|nailed)',
      '(yes+|yay+|woo+|lets go+)$',
    ],
    replies: [
      'That is great to hear, and it is your own work. What was the step that made the difference?',
      'Well done, enjoy it for a moment! What would you like to build on it?',
      'Lovely. What shall we make stick next?',
    ],
  },
  {
    says: [
      '(failed|bombed|flunked)',
      '(bad|low|terrible|awful) (mark|grade|score)',
      'got … (wrong|bad) again',
      'did (so |really )?(bad|badly|terrible|horrible)',
    ],
    replies: [
      'That stings, and it says where to work rather than who you are. Which kind of question went wrong the most?',
      'A result like that is hard to look at. One mistake understood is already worth marks: which one shall we take?',
      'That hurts. Let’s get one point back now: what was a question you lost?',
    ],
  },
  {
    says: ['(parents|mom|dad|teacher) … (mad|angry|upset|disappointed)', '(disappoint|disappointing) my'],
    replies: [
      'That is a heavy feeling to study with. Showing them a plan often helps more than showing them a mark: shall we make a small one?',
      'It is hard when others look at the grade. What you can change is today: which topic shall we move a little?',
    ],
  },
  {
    says: [
      '(dumb|stupid|not smart|an idiot|slow|worthless at)',
      '(bad|terrible|horrible|awful|trash|garbage) at (this|it|math|maths|science|physics|chem|chemistry|bio|english|school|everything)',
      'everyone else (gets|understands|is)',
      'cant do (math|this|anything)',
      'never (gonna|going to|will|get|understand)',
      'ill never',
      'not a (math|science) person',
      'i suck',
    ],
    replies: [
      'Not getting something yet is what learning feels like from the inside; it says nothing about how clever you are. What is the last bit that did make sense?',
      'Many people feel that way about exactly this, and most of them were one small step away. Shall we take the smallest one: an easy question?',
      'I don’t believe that about you. Pick one word from the lesson that is foggy, and we clear up just that. Which one?',
    ],
  },
  {
    says: [
      '(give|giving) up on',
      'feel like (giving up|quitting|dropping)',
      'want to (quit|drop)',
      'drop this (course|class)',
      '(whats the point|pointless)',
    ],
    replies: [
      'That sounds like a lot of effort with little to show for it so far. Before you decide anything: which single topic costs you the most?',
      'Wanting to stop is fair when it feels like that. Five minutes on one easy thing, and then you choose again: shall we?',
    ],
  },
  {
    says: [
      '(nervous|anxious|anxiety|scared|afraid|worried|panicking|panic|freaking out|terrified)',
      'going to fail',
      'gonna fail',
    ],
    replies: [
      'Nerves mean that it matters to you, and they shrink once you have started. Which topic worries you most?',
      'It is normal to be nervous before something that counts. Let’s make it smaller: which question would you hate to see on it?',
      'That worry is hard to carry. Try one thing you can already do, to warm up: shall I ask an easy one?',
    ],
  },
  {
    says: [
      '(stressed|stressing|stressful|stress|overwhelmed|overwhelming|too much (work|homework|stuff|to do)|burnt out|burned out|pressure)',
      '(so|really|way) behind',
      'behind (on|in)',
      'procrastinat[a-z]+',
      'left … last minute',
    ],
    replies: [
      'That is a lot at once, and nobody can do it all tonight. Let’s choose one thing: which topic is due first?',
      'When everything is urgent, one small thing done helps most. What would take you ten minutes?',
      'It makes sense that this feels heavy. Shall I sort it into a short plan, so that you only need to look at the first line?',
    ],
  },
  {
    says: [
      '(cant|cannot|can not|hard to|trouble) (focus|focusing|concentrate|concentrating|pay attention|study|sleep)',
      '(distracted|my phone)',
      'no motivation',
      'unmotivated',
      '(dont|do not) (want to|feel like) (study|studying|do this|doing this|working)',
    ],
    replies: [
      'Focus comes in short pieces for most people. Try three minutes with your phone in another room: one question, then a break. Ready?',
      'Some days are like that. Make it tiny: shall we do just one question?',
    ],
  },
  {
    says: [
      '(tired|exhausted|sleepy|drained|no energy)',
      '(long|bad|rough|terrible|awful|horrible|hard) (day|week)',
      'not feeling (it|good|great|well)',
      '(headache|sick)',
    ],
    replies: [
      'That sounds draining, and a tired head learns slowly. Would a break now and ten minutes later be better, or one very easy question?',
      'Rest counts as studying, too. If you want to do one small thing first: which idea should it be?',
      'Be kind to yourself today. Shall we do just one short thing, and then stop?',
    ],
  },
  {
    says: [
      '(frustrated|frustrating|annoyed|annoying|angry|mad|pissed|ugh+)',
      'want to cry',
      'makes me (cry|mad|angry)',
      'driving me (crazy|nuts|insane)',
      'nothing makes sense',
      'this is (so )?(hard|impossible|dumb|stupid|confusing)',
      'so (hard|confusing|difficult|impossible)',
    ],
    replies: [
      'That is frustrating, and sticking with it anyway takes strength. Where exactly does it stop making sense?',
      'I can hear that. Let’s look at one line only: which one trips you?',
      'It often gets messy right before it clears. Tell me the last thing you were sure of?',
    ],
  },
  {
    says: [
      '(hate|hating|despise|cant stand) (this|it|math|maths|science|physics|chem|chemistry|bio|biology|english|school|studying|homework|everything|calculus|tests|exams)',
      '(hate|cant stand) [a-z]+$',
    ],
    replies: [
      'Fair enough, nobody has to love it. Let’s make the next bit as short as possible: what is it that you need to get done?',
      'That is allowed. Sometimes one thing that works changes the mood: shall we try an easy one?',
    ],
  },
  {
    says: ['(bored|boring|taking forever|so slow|yawn)'],
    replies: [
      'Then let’s change something: a harder question, a real-life case, or another topic?',
      'Boredom often means too easy or too long. What would be more fun: a challenge, or a story from real life?',
    ],
  },
  {
    says: [
      '(im|i am|im so|im really|im feeling) (sad|lonely|upset|depressed|down|crying|unhappy)',
      '(feel|feeling|felt) (so |really |very |kinda )?(sad|lonely|upset|down|bad|awful|terrible|empty|lost)',
    ],
    replies: [
      'I’m sorry it is like that today. Talking to somebody you trust helps more than any lesson. Would you like to do one small thing here, or leave it for now?',
      'That is hard, and it is good that you said it. Is there somebody you could tell as well? I’m here for a small question whenever you like.',
    ],
  },
]

const RULES = FEELINGS.map(({ says, replies }) => ({ patterns: says.map(compilePhrase), replies }))
/** Somebody speaks of themselves: "energy is lost, why is that frustrating" asks about energy. */
const OF_ONESELF = /(?:^| )(?:i|im|ive|ill|id|my|me|ugh+|yes+|yay+|so|this|nothing|everyone)(?= |$)/
const ASKS_FOR =
  /(?:^| )(?:what (?:is|are|does)|whats (?!the point)|explain|define|how (?:do|does|is|are|to)|difference)(?= )/

const feelingIn = (bare: string) =>
  OF_ONESELF.test(bare) && !ASKS_FOR.test(bare)
    ? RULES.find(({ patterns }) => patterns.some((one) => one.test(bare)))
    : undefined

/** Whether a student says how it is. @param bare words without punctuation */
export const saysFeeling = (bare: string): boolean => feelingIn(bare) !== undefined

/** One warm true sentence, then one small step (design/tutor.md, "Listening"). */
export function answerFeeling(dialogue: Dialogue): IlmTurn {
  const bare = bareWords(dialogue.read.plain)
  const replies = feelingIn(bare)?.replies ?? []
  const text = fresh(dialogue, ...replies)
  return {
    move: 'greet',
    text: text || 'I hear you. What is the smallest thing we could do next?',
    citations: [],
    nextSteps: [{ label: 'An easy question', message: 'An easier question', kind: 'step' }, ...USUAL_STEPS.slice(1)],
    state: dialogue.state,
  }
}
