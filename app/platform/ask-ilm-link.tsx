import { Link } from '@tanstack/react-router'
import { MessageCircleQuestion } from 'lucide-react'
import { type ButtonVariants, buttonVariants } from '#app/components/ui/button-variants.ts'
import type { CourseContext } from '#domain/catalogue/course-context.ts'
import type { ChatContext } from '#domain/ilm/chat.ts'
import { LONGEST_ANSWER } from '#domain/ilm/longest-answer.ts'
import { ILM_NAME } from '#domain/product.ts'
import { courseLink } from './course-addresses.ts'

type AskIlmLinkProps = { course: CourseContext; about: ChatContext } & ButtonVariants

/** To the chat on the course's page, which is told where the student was. */
export function AskIlmLink({ course, about, ...look }: AskIlmLinkProps) {
  const { state, ...page } = courseLink(course, 'ilm')
  const askAbout = about.answer === undefined ? about : { ...about, answer: about.answer.slice(0, LONGEST_ANSWER) }
  return (
    <Link {...page} state={{ ...state, askAbout }} className={buttonVariants(look)}>
      <MessageCircleQuestion aria-hidden />
      Ask {ILM_NAME} about this
    </Link>
  )
}
