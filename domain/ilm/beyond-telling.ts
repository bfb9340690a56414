import { type AskKind, WANTS_CASE } from './ask-phrases.ts'
import { type Dialogue, step } from './dialogue.ts'
import { fresh } from './say-fresh.ts'
import type { Told } from './told.ts'
import type { AskedTopic } from './topic-in-hand.ts'
import { whereUsed } from './where-used.ts'

/** No case of its own: where the course comes back to it. */
export function usedElsewhere(dialogue: Dialogue, topic: AskedTopic): Told | undefined {
  const use = whereUsed(dialogue, nameInHand(topic), topic.place)
  if (!use) return undefined
  const { title } = use.place.lesson
  const lead = fresh(
    dialogue,
    `It comes back in **${title}**:`,
    `Later the course builds on it, in **${title}**:`,
    `You meet it again in **${title}**:`,
  )
  return {
    text: [lead || `In **${title}**:`, `> ${use.sentence}`].join('\n\n'),
    place: topic.place,
    section: topic.section,
    besides: [use.place],
    idea: dialogue.state.idea,
    isCheckable: false,
    steps: [step(title, `Explain ${title}`)],
  }
}

/** What is spoken of, by its name: what stands before the colon of the idea in hand, else the lesson. */
const nameInHand = ({ idea, place }: AskedTopic): string =>
  (idea?.includes(':') ? idea.split(':')[0] : undefined) ?? place.lesson.title

/** A lesson that was told to its end. */
export function nothingLeft(dialogue: Dialogue, topic: AskedTopic, kind: Exclude<AskKind, 'translate'>): Told {
  const { place, section } = topic
  const { title } = place.lesson
  const name = nameInHand(topic)
  const own = WANTS_CASE.has(kind)
    ? [
        `My lessons have no other case of **${name}**. Where have you met something like it? Tell me, and we see whether it fits.`,
        `I know no further case of **${name}**. Make one up: which thing in your kitchen, your street or your sport could it be about?`,
        `No other story of **${name}** here. Which of those you have heard could you tell somebody else, and what is the idea in it?`,
      ]
    : kind === 'why'
      ? [
          `My lessons give no further reason for **${name}**. Turn it round: what would be different if it were not so?`,
          `That is as far as my reasons for **${name}** go. Which step before it do you already believe? We start there.`,
        ]
      : []
  const words = fresh(
    dialogue,
    `You have heard all that **${title}** has on this. Which word or step is the foggy one? Name it, and we look at just that.`,
    `That was everything in **${title}**. Try it the other way round: tell me how you would explain it to a friend, and I listen for the gap.`,
    `I have no other words for it in **${title}**. A small question may show more than another explanation: shall we try one?`,
    `Let’s turn it round: which sentence of **${title}** was the last one that made sense?`,
  )
  const text = fresh(dialogue, ...own) || words
  return {
    text: text || `**${title}** has no more to say here. Shall I ask you something easy from it?`,
    place,
    section,
    idea: dialogue.state.idea,
    isCheckable: false,
    steps: [step('An easier question', 'An easier question'), step('Quiz me!', `Quiz me on ${title}`)],
  }
}
