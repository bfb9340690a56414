import { expect, test } from 'vitest'
import { courseFolders } from '#authoring/course-folders.ts'
import { loadCourseFiles } from '#authoring/load-course-files.ts'
import { readFloors } from '#authoring/print-report.ts'
import { fallenBelow } from '#authoring/report/floors.ts'
import { measureCourse } from '#authoring/report/measure-course.ts'

const floors = readFloors()

test.each([...courseFolders('content')])(
  '%s: no figure of content:report is below what it has been; after an improvement run it with --record',
  (courseId, folder) => {
    const loaded = loadCourseFiles(folder)
    const floor = floors[courseId]
    expect(floor, 'no floor is recorded').toBeDefined()
    expect(loaded.course && floor && fallenBelow(floor, measureCourse(loaded))).toEqual([])
  },
  20_000,
)
