/** What a student wants, as far as the words say it. */
export type Intent =
  | 'quiz'
  | 'practice'
  | 'break-down'
  | 'example'
  | 'explain'
  | 'plan'
  | 'hint'
  | 'reveal'
  | 'solution'
  | 'next'
  | 'harder'
  | 'easier'
  | 'dont-know'
  | 'greeting'
  | 'thanks'
  | 'about'
  | 'insult'
  | 'manipulate'
  | 'essay'
  | 'feeling'
  | 'fact'
  | 'agree'
  | 'pause'
  | 'bye'
  | 'chat'
  | 'joke'
  | 'repeat'
  | 'other'

export type ReadMessage = {
  intent: Intent
  /** the message in its plain form, slips in words of asking mended */
  plain: string
  /** what is left when the words of asking are gone: "photosynthesis" of "quiz me on photosynthesis" */
  topic: string
  isFrench: boolean
  isQuestion: boolean
}
