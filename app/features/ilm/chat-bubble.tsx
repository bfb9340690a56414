import { Link } from '@tanstack/react-router'
import { BookOpen, TriangleAlert } from 'lucide-react'
import { cn } from '#app/components/cn.ts'
import { RichText } from '#app/components/rich-text.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { buttonVariants } from '#app/components/ui/button-variants.ts'
import { addressesOf } from '#app/platform/course-addresses.ts'
import type { CourseContext } from '#domain/catalogue/course-context.ts'
import type { ChatStep } from '#domain/ilm/chat.ts'
import type { ShownMessage } from '#domain/ilm/chat-history.ts'
import { ILM_NAME } from '#domain/product.ts'
import type { RichText as RichTextValue } from '#domain/text/rich-text.ts'
import { BubbleFigures } from './bubble-figures.tsx'
import { CopyButton } from './copy-button.tsx'

type ChatBubbleProps = {
  message: ShownMessage
  rendered: RichTextValue | undefined
  course: CourseContext
  /** the last reply offers its next steps; older ones have had their time */
  isLast: boolean
  isDisabled: boolean
  onSend: (text: string) => void
}

/** One message: the student's at the right, Ilm's at the left, errors with a sign (CHT-06). */
export function ChatBubble({ message, rendered, course, isLast, isDisabled, onSend }: ChatBubbleProps) {
  const { id, role, content, isError, extras } = message
  if (role === 'user') {
    return (
      <li data-message-id={id} className="ms-auto max-w-[85%]">
        <p className="sr-only">You said:</p>
        <p className="whitespace-pre-wrap break-words rounded-2xl rounded-ee-sm bg-primary px-4 py-2 text-primary-foreground">
          {content}
        </p>
      </li>
    )
  }
  if (isError) return <ErrorBubble message={message} />
  return (
    <li data-message-id={id} className="me-auto w-full max-w-[44rem] sm:w-[92%]">
      <p className="sr-only">{ILM_NAME} said:</p>
      <div className="rounded-2xl rounded-es-sm border bg-background px-4 py-3">
        {rendered ? <RichText value={rendered} /> : <p className="whitespace-pre-wrap break-words">{content}</p>}
        {extras.figures && <BubbleFigures course={course} of={extras.figures} />}
        <Citations message={message} course={course} />
        {extras.isFromDevice && (
          <p className="mt-2 text-muted-foreground text-sm">
            Said without a connection, from the course on this device.
          </p>
        )}
      </div>
      {id > 1 && <CopyButton text={rendered?.text ?? content} />}
      {isLast && extras.nextSteps.length > 0 && (
        <NextSteps steps={extras.nextSteps} isDisabled={isDisabled} onSend={onSend} />
      )}
    </li>
  )
}

function ErrorBubble({ message }: { message: ShownMessage }) {
  return (
    <li data-message-id={message.id} data-error className="me-auto max-w-[92%]">
      <div className="flex items-start gap-2 rounded-2xl rounded-es-sm bg-error-surface px-4 py-3">
        <TriangleAlert aria-hidden className="mt-1 size-4 shrink-0 text-error" />
        <p>
          <span className="sr-only">Error: </span>
          {message.content}
        </p>
      </div>
      {message.extras.isLimit && (
        <Link to="/forgot-password" className={cn(buttonVariants({ variant: 'outline', size: 'sm' }), 'mt-2')}>
          Request more chat time
        </Link>
      )}
    </li>
  )
}

/** The lessons a reply rests on. A nearest match of another curriculum opens under the same page (D13). */
function Citations({ message, course }: { message: ShownMessage; course: CourseContext }) {
  const { citations } = message.extras
  if (citations.length === 0) return null
  const addresses = addressesOf(course)
  return (
    <ul aria-label="From the lessons" className="mt-3 flex flex-wrap gap-2 border-t pt-2 text-sm">
      {citations.map(({ moduleId, lessonId, sectionId, title }) => (
        <li key={`${moduleId}/${lessonId}/${sectionId ?? ''}`}>
          <Link
            to={addresses.lesson(moduleId, lessonId)}
            hash={sectionId}
            className="inline-flex items-center gap-1 text-primary underline underline-offset-4"
          >
            <BookOpen aria-hidden className="size-4 shrink-0" />
            {title}
          </Link>
        </li>
      ))}
    </ul>
  )
}

type NextStepsProps = { steps: ChatStep[]; isDisabled: boolean; onSend: (text: string) => void }

/** Answers of the open question first, then what else can be done. */
function NextSteps({ steps, isDisabled, onSend }: NextStepsProps) {
  const groups = [
    { label: 'Your answer', variant: 'default', steps: steps.filter(({ kind }) => kind === 'answer') },
    { label: 'Next steps', variant: 'outline', steps: steps.filter(({ kind }) => kind !== 'answer') },
  ] as const
  return groups.map(
    (group) =>
      group.steps.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a form around it
        <div key={group.label} role="group" aria-label={group.label} className="mt-1 flex flex-wrap gap-2">
          {group.steps.map(({ label, message }) => (
            <Button
              key={label + message}
              variant={group.variant}
              size="sm"
              className="h-auto min-h-9 min-w-11 whitespace-normal py-1.5 text-start"
              aria-label={group.variant === 'default' && label !== message ? `Answer ${message}` : undefined}
              disabled={isDisabled}
              onClick={() => onSend(message)}
            >
              {label}
            </Button>
          ))}
        </div>
      ),
  )
}
