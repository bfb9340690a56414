import type { Context, Hono } from 'hono'
import { buildCourseOutline } from '#domain/content/build-course-outline.ts'
import { courseQuerySchema, moduleQuerySchema } from '#domain/content/content-query.ts'
import type { Course, CourseModule } from '#domain/content/course.ts'
import { findCourse } from '#domain/content/find-course.ts'
import { findModules } from '#domain/content/find-modules.ts'
import { buildExam } from '#domain/exam/build-exam.ts'
import { seedsFrom, seriesOf } from '#domain/exam/exam-series.ts'
import { offeredParts } from '#domain/exam/offered-parts.ts'
import { routeOf } from '#domain/gateway-contract/call-input.ts'
import { gatewayContract } from '#domain/gateway-contract/gateway-contract.ts'
import type { WholeCourse } from '#domain/kept-course/kept-course.ts'
import { createAnswerCache } from '../content/answer-cache.ts'
import { sealExam } from '../exam/seal-exam.ts'
import type { GatewayParts } from '../gateway-parts.ts'
import type { GatewayEnv } from '../http/gateway-env.ts'
import { readQuery } from '../http/read-input.ts'
import { refuse } from '../http/refuse.ts'
import { sendCached } from '../http/send-cached.ts'

/** Outline, lessons, flashcards, media, version: what stays the same for everybody. */
export function addContentRoutes(app: Hono<GatewayEnv>, { content, random, examKey }: GatewayParts): void {
  const answerOf = createAnswerCache()

  app.get(gatewayContract.courseOutline.path, async (c) => {
    const query = readQuery(c, courseQuerySchema)
    if (!query.ok) return refuse(c, 400, query.error)
    const found = findCourse(content.courses.values(), query.data)
    if (!found) return refuse(c, 404, 'No course outline found')
    const { course, isNearestMatch, own } = found
    const answer = answerOf(`outline ${course.courseId} ${isNearestMatch} ${own?.courseId ?? ''}`, () => ({
      ...buildCourseOutline(course, offeredParts(course), found),
      bytes: JSON.stringify(content.wholeCourse(course.courseId)).length,
    }))
    return sendCached(c, answer)
  })

  // a series of exams that a device can begin without a network and hand in after the content has changed: the same for everybody while this process lives, so that the answer can be kept; a student who wants other numbers is online
  app.get(gatewayContract.wholeCourse.path, async (c) => {
    const query = readQuery(c, courseQuerySchema)
    if (!query.ok) return refuse(c, 400, query.error)
    const found = findCourse(content.courses.values(), query.data)?.course
    const course = found && content.wholeCourse(found.courseId)
    if (!course) return refuse(c, 404, 'No such course')
    const answer = answerOf(`course ${course.courseId}`, (): WholeCourse => {
      // whole, so that a student who takes them one after the other sees few questions twice
      const seeds = seedsFrom(seriesOf(Math.floor(random() * 2 ** 32)))
      const contentVersion = content.version
      const exams = seeds.map((seed) => ({
        seed,
        seal: sealExam(buildExam({ course, seed, contentVersion }), examKey),
      }))
      return { course, contentVersion, exams }
    })
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
