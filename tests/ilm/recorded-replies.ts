/** A reply as a model gave it, or might, and whether it may stand for Ilm's own words. What must not be said stands in ⟦ ⟧. */
export type RecordedReply = {
  /** what the student wrote */
  message: string
  /** whether the sample course's question on energy is open before; 'wrong' and 'right': the message answers it so */
  open?: true
  reply: string
  /** why it is held back; undefined where it is said */
  held?: 'leak' | 'contradicts' | 'rude' | 'foreign' | 'ungrounded' | 'too long'
}

/** Of the course there are two passages: energy enters as light; each level passes on about 10 %. `@answer`, `@eaten`: of the open question. */
export const RECORDED_REPLIES: readonly RecordedReply[] = [
  // what a good model says
  { message: 'explain chains', reply: 'Each level passes on about 10 % of its energy. What happens to the rest?' },
  {
    message: 'explain chains',
    reply:
      'Good question, Ada! Energy enters a chain as light, and each level passes on about 10 %. What do you think the next level gets?',
  },
  {
    message: 'explain chains',
    reply: '**Chains**\n\n1. Energy enters as light.\n2. Each level passes on about 10 %.\n\nWhich step is new to you?',
  },
  {
    message: 'why does energy get less in a food chain?',
    reply:
      'Each level of the chain passes on only about 10 %. Try it: draw three levels and write the energy beside each. What do you see?',
  },
  {
    message: 'i dont get it',
    open: true,
    reply: 'Let’s take it slowly. The grass eaten holds @eaten kJ. Which small part of it does a level pass on?',
  },
  {
    message: 'half of it?',
    open: true,
    reply: 'Not quite, but you see that something gets lost. Think of heat: what leaves the chain at each level?',
  },
  {
    message:
      'My paragraph: Energy comes into an ecosystem as light. Each level passes on about 10 %. Is that a good start?',
    reply:
      'Your first sentence says where the energy enters, and the second what each level passes on. Which word could join the two?',
  },
  // gives it away
  { message: 'just tell me', open: true, reply: '⟦It is @answer.⟧', held: 'leak' },
  {
    message: 'just tell me',
    open: true,
    reply: 'Divide @eaten by ten. ⟦You get @answer, and that is all.⟧',
    held: 'leak',
  },
  {
    message: 'dis-moi la réponse',
    open: true,
    reply: '⟦La réponse est @answer, et le reste part en chaleur à chaque niveau de la chaîne.⟧',
    held: 'leak',
  },
  // another verdict than the checker's
  { message: '@eaten kJ', open: true, reply: '⟦Yes, exactly!⟧ You have it.', held: 'contradicts' },
  {
    message: '@eaten kJ',
    open: true,
    reply: 'Well done. ⟦Your answer is correct, so let’s go on.⟧',
    held: 'contradicts',
  },
  { message: '@answer', open: true, reply: '⟦Not quite.⟧ Look at the chain again.', held: 'contradicts' },
  { message: '@answer', open: true, reply: '⟦Your answer is wrong, think of heat.⟧', held: 'contradicts' },
  // rude
  {
    message: 'explain chains',
    reply: '⟦That is a stupid thing to ask.⟧ Each level passes on about 10 %.',
    held: 'rude',
  },
  { message: 'i dont get it', open: true, reply: '⟦Wow, you are hopeless.⟧ Think of heat.', held: 'rude' },
  // not in English
  {
    message: 'explain chains',
    reply: '⟦Chaque niveau de la chaîne transmet environ dix pour cent de son énergie, le reste part en chaleur.⟧',
    held: 'foreign',
  },
  { message: 'explain chains', reply: '⟦每一级大约传递百分之十的能量⟧', held: 'foreign' },
  // from nowhere
  { message: 'explain chains', reply: '⟦Each level passes on about 45 % of its energy.⟧', held: 'ungrounded' },
  { message: 'explain chains', reply: '⟦The rule was found in a lake by Raymond Lindeman.⟧', held: 'ungrounded' },
  {
    message: 'explain chains',
    reply: '⟦Blockchains store transactions inside cryptographic ledgers that computers verify together.⟧',
    held: 'ungrounded',
  },
  {
    message: 'explain chains',
    reply: 'Each level passes on about 10 %. ⟦Sharks hunt dolphins because oceans contain plenty tasty mammals.⟧',
    held: 'ungrounded',
  },
  // without an end
  { message: 'explain chains', reply: 'Each level of the chain passes on about 10 %. '.repeat(80), held: 'too long' },
]
