import type { Danger } from './notice-danger.ts'

/** In every reply to someone in danger, so that a conversation whose state was lost is still known by it. */
export const HELP_LINE = '1-800-668-6868'

const KIDS_HELP = `**Kids Help Phone:** call **${HELP_LINE}** or text **686868**, any time, free and private.`
const CRISIS = '**Suicide Crisis Helpline:** call or text **9-8-8**, any time.'
const EMERGENCY = '**In danger right now:** call **911**.'
/** In every reply after an overdose, and in no other. */
export const POISON_LINE = '1-844-764-7669'
const POISON = `**Call 911 now**, or the poison centre: **${POISON_LINE}**. Do not wait to feel sick.`
const ADULT = 'If you can, go to an adult you trust: a parent, a teacher, a counsellor. Studying can wait.'

const REPLIES: Record<Danger, { opening: string; lines: readonly string[]; ending: string }> = {
  overdose: {
    opening:
      'Please get help this minute, even if you feel fine. What you took can hurt you before you notice anything.',
    lines: [POISON, CRISIS, KIDS_HELP],
    ending: 'Tell whoever is nearest to you, now, and keep the package with you. I’m glad you told me. You matter.',
  },
  'self-harm': {
    opening:
      'I’m really glad you told me. What you feel matters, and you don’t have to carry it alone. I’m a study tutor, so please talk to a person right now:',
    lines: [KIDS_HELP, CRISIS, EMERGENCY],
    ending: ADULT,
  },
  abuse: {
    opening:
      'Thank you for telling me. What you describe is not okay, and it is not your fault. Please talk to a person who can help you:',
    lines: [EMERGENCY, KIDS_HELP, CRISIS],
    ending: ADULT,
  },
  danger: {
    opening: 'That sounds serious. I’m a study tutor, and this needs people right now:',
    lines: [EMERGENCY, KIDS_HELP, CRISIS],
    ending:
      'If it is about someone else, you don’t have to fix it alone: telling an adult at once is the right thing, even if you were asked to keep it secret.',
  },
  eating: {
    opening:
      'Thank you for telling me. Trouble with eating is hard to carry, it is not your fault, and people get better with help. Please talk to somebody:',
    lines: [KIDS_HELP, CRISIS, '**Faint, chest pain, or very weak:** call **911**.'],
    ending: 'A parent, a school counsellor or your doctor can start with you. Studying can wait.',
  },
  distress: {
    opening:
      'I’m sorry it is this heavy. Thank you for saying it; you are not alone with it, and how you feel now can change. Please talk to somebody who can really listen:',
    lines: [KIDS_HELP, CRISIS, EMERGENCY],
    ending: 'A parent, a teacher or a friend can sit with you, too. Studying can wait. Are you safe right now?',
  },
}

/** The reply to a disclosure: short, warm, with Canadian help, and never a lesson (design/tutor.md, "State and safety"). */
export function dangerReply(danger: Danger): string {
  const { opening, lines, ending } = REPLIES[danger]
  return `${opening}\n\n${lines.map((line) => `- ${line}`).join('\n')}\n\n${ending}`
}
