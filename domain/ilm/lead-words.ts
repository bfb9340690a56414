import { type AskKind, WANTS_CASE } from './ask-phrases.ts'
import type { Dialogue } from './dialogue.ts'
import { fresh } from './say-fresh.ts'
import type { Telling } from './tellings.ts'
import type { AskedTopic } from './topic-in-hand.ts'

/** A word or two before what is told, where the question asks for another way to say it. */
export function leadFor(dialogue: Dialogue, kind: AskKind, topic: AskedTopic, first: Telling): string {
  if (WANTS_CASE.has(kind) && !['case', 'use', 'instance'].includes(first.kind))
    return fresh(
      dialogue,
      'I have no ready case for that, but this is the idea itself:',
      'No story of it in my lessons; the idea once more:',
    )
  if (kind === 'simpler') return leadToSimpler(dialogue, first)
  if (kind === 'how' && topic.query !== '')
    return fresh(
      dialogue,
      'Here is a way to go about it:',
      'This is how I would go about it:',
      'Step by step:',
      'One way that works:',
      'Try it like this:',
    )
  if (kind === 'more') return fresh(dialogue, 'Then there is this:', 'Next:', 'And this goes with it:')
  return ''
}

/** What comes is another way to the same idea; it says which. */
function leadToSimpler(dialogue: Dialogue, { kind }: Telling): string {
  if (kind === 'definition')
    return fresh(dialogue, 'One word of it at a time:', 'The word to hold on to:', 'It stands on this word:')
  if (kind === 'case' || kind === 'instance' || kind === 'use')
    return fresh(dialogue, 'Easier to see in a case:', 'Take one case:', 'Let’s look at just one:')
  if (kind === 'method') return fresh(dialogue, 'One step after the other:', 'Piece by piece:')
  if (kind === 'short') return fresh(dialogue, 'In short:', 'Put simply:', 'The heart of it:', 'With fewer words:')
  return fresh(dialogue, 'Another way to say it:', 'Let me try again:', 'Once more, slowly:')
}
