import { describe, expect, test } from 'vitest'
import { ilmCourse } from '#tests/factories/ilm-course.ts'
import { outline } from '#tests/factories/ilm-modules.ts'
import { dialogueOf } from '#tests/ilm/start-dialogue.ts'
import { courseSchema } from '../content/course.ts'
import { createCourseGuide } from './course-guide.ts'
import { leadDialogue } from './lead-dialogue.ts'

const moss = {
  name: 'the sponge of moss',
  terms: ['Sphagnum'],
  section: 'moss',
  asked: ['why doesnt the bog ever dry out', 'what holds all that water'],
  reply:
    'A bog hardly dries out, because its moss, Sphagnum, keeps up to twenty times its own weight of water in hollow cells.',
  simpler: 'The moss is a sponge. Squeeze a handful, and water runs out for a long time.',
  why: 'Most of its cells are dead and empty, with small holes: water is drawn in as into thin tubes, and stays there.',
  example: 'A handful of Sphagnum that weighs 20 g dry can weigh 400 g wet: that is 380 g of water.',
  use: 'Gardeners mix peat, which is old Sphagnum, into soil that dries too fast.',
  inSymbols: '$w = \\frac{m_\\text{wet}}{m_\\text{dry}}$, the wet mass divided by the dry mass.',
}
const traps = {
  name: 'leaves that catch insects',
  terms: ['Pitcher plant'],
  section: 'traps',
  asked: ['why do some plants eat bugs'],
  reply:
    'Some plants of bogs catch insects with their leaves, since sour, wet peat gives their roots next to no nitrogen.',
  simpler: 'The ground is a bare cupboard, so these plants catch their supper out of the air.',
  why: 'Bacteria that set nitrogen free hardly live in sour water without oxygen, so what dies stays locked in the peat.',
  example: 'A pitcher plant drowns ants in the rain that stands in its leaves, and takes up their nitrogen.',
  use: 'Where fertilizer runs into a bog, grasses overgrow the trappers: they live only where others starve.',
}
const bogs = {
  ...outline('bogs', 'Bogs', []),
  lessons: [{ id: 'plants-of-bogs', title: 'Plants of bogs', scope: '' }],
  lessonContents: [
    {
      id: 'plants-of-bogs',
      title: 'Plants of bogs',
      summary: 'How plants live where the water is sour.',
      content: [
        {
          id: 'moss',
          title: 'A sponge',
          text: 'Sphagnum holds much water.',
          keyTerms: [{ term: 'Sphagnum', definition: 'The moss that makes peat.' }],
        },
        {
          id: 'traps',
          title: 'Leaves that eat',
          text: 'Insects are digested in the leaf.',
          keyTerms: [{ term: 'Pitcher plant', definition: 'A plant whose leaves are traps full of rain.' }],
        },
      ],
    },
  ],
  ideas: { 'plants-of-bogs': [moss, traps] },
}
const guide = createCourseGuide(courseSchema.parse({ ...ilmCourse(), modules: [bogs] }))

/** One conversation; the reply to the last message. */
function talk(...messages: string[]) {
  let said = ''
  let turn = leadDialogue(dialogueOf(messages[0] ?? '', { guide }))
  for (const message of messages.slice(1)) {
    said = `${said}\n\n${turn.text}`
    turn = leadDialogue(dialogueOf(message, { guide, state: turn.state, said }))
  }
  return turn
}

describe('what was written to be said answers first', () => {
  test.each([
    ['asked in much the same words', 'why does a bog never dry out', moss.reply],
    ['asked by its name', 'why are there leaves that catch insects', traps.why],
    ['an example', 'example of a pitcher plant', traps.example],
    ['a use', 'where is sphagnum used', moss.use],
  ])('%s', (_, message, wanted) => expect(talk(message).text).toContain(wanted))

  test('a term that is named: its meaning, and what Ilm says of it', () => {
    const { text, citations } = talk('what is sphagnum')
    expect(text).toContain('**Sphagnum:** The moss that makes peat.')
    expect(text).toContain(moss.reply)
    expect(citations[0]?.sectionId).toBe('moss')
  })

  test('how students ask is never told', () => {
    expect(talk('why doesnt the bog ever dry out').text).not.toContain('ever dry out')
  })
})

describe('what goes on with it is about the same idea', () => {
  test.each([
    ['can you say that simpler', traps.simpler],
    ['i still dont get it', traps.simpler],
    ['but why', traps.why],
    ['but why does that happen', traps.why],
    ['give me an example', traps.example],
    ['where is that used', traps.use],
    ['and then?', traps.why],
  ])('%s', (message, wanted) => {
    const { text, state } = talk('why do some plants eat bugs', message)
    expect(text).toContain(wanted)
    expect(state.idea).toContain(traps.name)
  })

  test('a formula is given where the idea has one', () => {
    expect(talk('what is sphagnum', 'is there a formula').text).toContain('m_\\text{wet}')
  })

  test('another example is another one', () => {
    expect(talk('what is sphagnum', 'an example please', 'another example').text).toContain(moss.use)
  })

  test('when all of an idea was told, the next one comes, by its name', () => {
    const { text, state } = talk('what is sphagnum', 'and then?', 'and then?')
    expect(text).toContain(`**${traps.name}**`)
    expect(text).toContain(traps.reply)
    expect(state.idea).toContain(traps.name)
  })
})
