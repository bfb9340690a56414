import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CheckCircle2, Download } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#app/components/ui/button.tsx'
import { contentQuery } from '#app/platform/content/content-query.ts'
import { outlineOf } from '#app/platform/content/course-outline.ts'
import { openCourseKeeping } from '#app/platform/kept-course/keep-course.ts'
import { useSession } from '#app/platform/session/session.ts'
import type { CourseContext } from '#domain/catalogue/course-context.ts'

/** What keeping answers on the device are called in the cache of queries. */
export const keptStateKey = (userId: string, courseId: string) => ['kept-course', userId, courseId] as const

/** On a course's page: keeps all of it on this device, with its size and how far it is; removes it again. */
export default function KeepCourse({ course }: { course: CourseContext }) {
  const client = useQueryClient()
  const { userId } = useSession()
  const queryKey = keptStateKey(userId, course.courseId)
  const kept = useQuery({ queryKey, queryFn: async () => (await openCourseKeeping()).readKeptState(course) }).data
  // asked for by the page already
  const outline = useQuery({ ...contentQuery(outlineOf(course)), enabled: false }).data
  const expected = outline?.ok ? outline.data.bytes : undefined
  const [part, setPart] = useState<number>()
  const [hasFailed, setFailed] = useState(false)

  async function keep() {
    setFailed(false)
    setPart(0)
    const { keepCourse } = await openCourseKeeping()
    const isKept = await keepCourse(course, { expected, onProgress: setPart }).catch(() => false)
    setFailed(!isKept)
    setPart(undefined)
    await client.invalidateQueries({ queryKey })
  }
  async function remove() {
    await (await openCourseKeeping()).removeCourse(course)
    await client.invalidateQueries({ queryKey })
  }

  // a gateway that cannot give whole courses does not say how large they are
  if (!kept || (expected === undefined && kept.kind !== 'kept')) return null
  return (
    <div className="flex flex-wrap items-center gap-2 text-sm">
      {kept.kind === 'kept' ? (
        <>
          <span className="inline-flex items-center gap-1.5 text-muted-foreground">
            <CheckCircle2 aria-hidden className="size-4" />
            On this device ({megabytes(kept.bytes)})
          </span>
          <Button variant="link" size="sm" className="h-auto px-0" onClick={() => void remove()}>
            Remove<span className="sr-only"> this course from this device</span>
          </Button>
        </>
      ) : part === undefined ? (
        <Button variant="outline" size="sm" onClick={() => void keep()}>
          <Download aria-hidden />
          Keep this course offline ({megabytes(expected ?? 0)})
        </Button>
      ) : (
        <label className="inline-flex items-center gap-2">
          Keeping this course…
          <progress max={1} value={part} className="h-2 w-28" />
        </label>
      )}
      <span role="status" className={hasFailed ? '' : 'sr-only'}>
        {hasFailed && 'That did not work. Check your connection and the space on this device, then try again.'}
      </span>
    </div>
  )
}

const megabytes = (bytes: number) => `${Math.max(0.1, bytes / 1e6).toFixed(1)} MB`
