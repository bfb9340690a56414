import type { Context, Hono } from 'hono'
import { buildCourseOutline } from '#domain/content/build-course-outline.ts'
import { courseQuerySchema, moduleQuerySchema } from '#domain/content/content-query.ts'
import type { Course, CourseModule } from '#domain/content/course.ts'
import { findCourse } from '#domain/content/find-course.ts'
import { offeredParts } from '#domain/exam/offered-parts.ts'
import { routeOf } from '#domain/gateway-contract/call-input.ts'
import { gatewayContract } from '#domain/gateway-contract/gateway-contract.ts'
import { createAnswerCache } from '../content/answer-cache.ts'
import { findModules } from '../content/find-modules.ts'
import type { GatewayParts } from '../gateway-parts.ts'
import type { GatewayEnv } from '../http/gateway-env.ts'
import { readQuery } from '../http/read-input.ts'
import { refuse } from '../http/refuse.ts'
import { sendCached } from '../http/send-cached.ts'

/** Outline, lessons, flashcards, media, version: what stays the same for everybody. */
export function addContentRoutes(app: Hono<GatewayEnv>, { content }: GatewayParts): void {
  const answerOf = createAnswerCache()

  app.get(gatewayContract.courseOutline.path, async (c) => {
    const query = readQuery(c, courseQuerySchema)
    if (!query.ok) return refuse(c, 400, query.error)
    const found = findCourse(content.courses.values(), query.data)
    if (!found) return refuse(c, 404, 'No course outline found')
    const nearest = found.isNearestMatch ? found.course.courseId : undefined
    const answer = answerOf(`outline ${found.course.courseId} ${nearest ?? ''}`, () =>
      buildCourseOutline(found.course, offeredParts(found.course), nearest),
    )
    return sendCached(c, answer)
  })

  /** One answer per course and module; without a module, of the whole course. */
  async function sendOfModules(
    c: Context<GatewayEnv>,
    kind: string,
    build: (modules: CourseModule[], course: Course) => object,
  ): Promise<Response> {
    const query = readQuery(c, moduleQuerySchema)
    if (!query.ok) return refuse(c, 400, query.error)
    const found = findModules(content.courses, query.data)
    if (!found) return refuse(c, 404, `No ${kind} found`)
    const { course, modules, nearestMatch } = found
    const answer = answerOf(`${kind} ${course.courseId} ${query.data.moduleId ?? ''} ${nearestMatch ?? ''}`, () => ({
      ...build(modules, course),
      ...(nearestMatch && { nearestMatch }),
    }))
    return sendCached(c, answer)
  }

  app.get(gatewayContract.lesson.path, (c) =>
    sendOfModules(c, 'lessons', (modules) => ({
      lessonsByModule: Object.fromEntries(modules.map((module) => [module.id, module.lessonContents])),
    })),
  )

  app.get(gatewayContract.flashcards.path, (c) =>
    sendOfModules(c, 'flashcards', (modules) => ({
      decks: modules.flatMap((module) => module.decks.map((deck) => ({ ...deck, moduleId: module.id }))),
    })),
  )

  app.get(gatewayContract.contentVersion.path, (c) =>
    sendCached(
      c,
      answerOf('version', () => ({ version: content.version })),
    ),
  )

  app.get(routeOf(gatewayContract.media), (c) => {
    const media = content.media(c.req.param('courseId').toUpperCase(), c.req.param('file'))
    if (!media) return refuse(c, 404, 'No such file')
    return sendCached(c, media.answer, { contentType: media.contentType })
  })
}
