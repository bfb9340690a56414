import { expect, test } from 'vitest'
import { z } from 'zod'
import { loadCourseFiles } from '#authoring/load-course-files.ts'
import { normaliseLessons } from '#domain/content/normalise-lessons.ts'

test.each([
  ['a function graph', 'ontario/MCR3U', 'functions-and-transformations', 'transformations', 'plot'],
  ['a projectile', 'ontario/SPH3U', 'kinematics', 'two-dimensional-motion', 'plot'],
  ['a wave', 'ontario/SPH3U', 'waves-and-sound', 'wave-properties', 'plot'],
  ['a circuit', 'ontario/SNC1W', 'principles-applications-electricity', 'series-and-parallel-circuits', 'drawing'],
  ['a Punnett square', 'ontario/SBI3U', 'genetic-processes', 'mendelian-inheritance', 'drawing'],
  [
    'a sampling distribution',
    'ap/AP-STATISTICS',
    'unit-2-probability-and-distributions',
    'sampling-distributions-clt',
    'plot',
  ],
  ['an enzyme with inhibitors', 'ap/AP-BIOLOGY', 'unit-3-cellular-energetics', 'enzymes-and-environment', 'plot'],
  ['an equilibrium', 'ontario/SCH4U', 'chemical-systems-and-equilibrium', 'dynamic-equilibrium-and-k', 'plot'],
])('the exploration of %s reaches its page whole: what moves, its start, its question', (...place) => {
  const [, course, moduleId, lessonId, kind] = place
  const loaded = loadCourseFiles(`content/${course}`)
  const lessons = loaded.course?.modules.find(({ id }) => id === moduleId)?.lessonContents
  const sent: unknown = JSON.parse(JSON.stringify(lessons))
  const read = normaliseLessons(sent, z.string(), moduleId).lessonsByModule[moduleId] ?? []
  const found = read.find(({ id }) => id === lessonId)?.content.flatMap(({ exploration }) => exploration ?? [])
  expect(found).toHaveLength(1)
  expect(found?.[0]).toMatchObject({
    figure: { kind },
    start: { figure: { kind, markup: expect.stringContaining('<svg') } },
  })
  expect(found?.[0]?.question?.id).toMatch(/^check-/)
})
