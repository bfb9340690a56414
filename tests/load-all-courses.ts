import { courseFolders } from '#authoring/course-folders.ts'
import { loadCourseFiles } from '#authoring/load-course-files.ts'

/** Every course as it is written, straight from its files. */
export const loadAllCourses = () =>
  [...courseFolders('content').values()]
    .map((folder) => loadCourseFiles(folder).course)
    .filter((course) => course !== undefined)
