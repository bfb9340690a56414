/**
 * The pages that are the same for whoever reads them: a token never reaches the server with a page, and what is a student's own is put in by the
 * browser. By the router's patterns.
 */
export const SHARED_ROUTES: readonly string[] = [
  '/',
  '/ap/',
  '/ap/$subject/',
  '/courses',
  '/faq',
  '/grade/$gradeId',
  '/grade/$grade/subject/$subject/',
  '/grade/$grade/subject/$subject/$courseId/lesson/$moduleId',
  '/grade/$grade/subject/$subject/$courseId/lessons/$moduleId/$lessonId',
  '/privacy',
  '/term/$term',
  '/terms',
]
