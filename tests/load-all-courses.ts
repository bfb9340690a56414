import { courseFolders } from '#gateway/content/course-folders.ts'
import { loadCourseFiles } from '#gateway/content/load-course-files.ts'

/** Every course as it is written, straight from its files. */
export const loadAllCourses = () =>
  [...courseFolders('content').values()]
    .map((folder) => loadCourseFiles(folder).course)
    .filter((course) => course !== undefined)
