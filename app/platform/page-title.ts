import { useEffect } from 'react'
import type { CourseContext } from '#domain/catalogue/course-context.ts'
import { PRODUCT_NAME } from '#domain/product.ts'

/** What the browser's tab says: what the page is, where it is, and the product. Parts not known yet are left out. */
export const titleOf = (...parts: readonly (string | undefined)[]): string =>
  [...parts.filter(Boolean), PRODUCT_NAME].join(' · ')

/** The title of a page in a course. */
export const courseTitleOf = (course: CourseContext, ...parts: readonly (string | undefined)[]): string =>
  titleOf(...parts, course.isAp ? course.label : `${course.label}, Grade ${course.gradeKey}`)

/**
 * Names the page by what its content says, which the router does not know when it opens a page in the browser.
 * @param title undefined as long as it is not known: the route's own title stays
 */
export function usePageTitle(title: string | undefined): void {
  // the title is the document's, not React's; the next page finds it as this one did
  useEffect(() => {
    if (title === undefined) return
    const before = document.title
    document.title = title
    return () => {
      if (document.title === title) document.title = before
    }
  }, [title])
}
