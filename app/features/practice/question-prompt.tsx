import { RichText } from '#app/components/rich-text.tsx'
import type { PracticeQuestion } from './queries.ts'

/** An address a page may load: of this site, or a secure one elsewhere. */
const isSafeAddress = (address: string) => /^(https:\/\/|\/(?!\/)|media\/)/.test(address)

/** The prompt in any of its five forms (CHP-40). */
export function QuestionPrompt({ prompt }: Pick<PracticeQuestion, 'prompt'>) {
  if (prompt.type === 'text') return <RichText value={prompt.content} className="text-lg" />
  const name = prompt.alt ?? 'Question'
  if (!isSafeAddress(prompt.content)) return <p className="text-lg">{prompt.alt ?? prompt.content}</p>
  switch (prompt.type) {
    case 'image':
      return <img src={prompt.content} alt={name} className="max-h-96 max-w-full rounded-lg" />
    case 'video':
      return (
        // biome-ignore lint/a11y/useMediaCaption: captions come inside the gateway's file, or not at all
        <video src={prompt.content} controls aria-label={name} className="max-h-96 max-w-full rounded-lg" />
      )
    case 'audio':
      return (
        // biome-ignore lint/a11y/useMediaCaption: captions come inside the gateway's file, or not at all
        <audio src={prompt.content} controls aria-label={name} className="w-full" />
      )
    case 'interactive':
      return (
        <p>
          <a href={prompt.content} target="_blank" rel="noreferrer" className="link">
            Open the interactive{prompt.alt ? `: ${prompt.alt}` : ''}
          </a>{' '}
          in a new tab, then answer here.
        </p>
      )
  }
}
