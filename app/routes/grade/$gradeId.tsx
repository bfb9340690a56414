import { createFileRoute, notFound } from '@tanstack/react-router'
import { CatalogueSkeleton } from '#app/features/catalogue/catalogue-skeleton.tsx'
import { coursesOfGradeIn } from '#app/features/catalogue/grade-courses.ts'
import { GradePage } from '#app/features/catalogue/grade-page.tsx'
import { allCourses } from '#app/features/find/queries.ts'
import { useContent } from '#app/platform/content/use-content.ts'
import { useCurriculum } from '#app/platform/selected-curriculum.ts'
import { coursesOfGrade } from '#domain/catalogue/course-catalogue.ts'
import { PRODUCT_NAME } from '#domain/product.ts'

export const Route = createFileRoute('/grade/$gradeId')({
  head: ({ params }) => ({ meta: [{ title: `Grade ${params.gradeId} · ${PRODUCT_NAME}` }] }),
  // A grade without subjects is no page: it answers 404, in the words of GRD-05. Only the server answers, and a loader in the browser
  // would keep the router from showing the skeleton while the page's code is on its way.
  ...(import.meta.env.SSR && {
    loader: ({ params }: { params: { gradeId: string } }) => {
      if (coursesOfGrade(params.gradeId).length === 0) throw notFound()
    },
  }),
  component: RoutePage,
  notFoundComponent: RoutePage,
  // while the page's own code is on its way (GRD-06)
  pendingComponent: CatalogueSkeleton,
  pendingMs: 100,
  pendingMinMs: 0,
})

function RoutePage() {
  const { gradeId } = Route.useParams()
  const curriculum = useCurriculum()
  // Ontario's courses are built in; which ones Alberta has of its own, the content says (D26)
  const list = useContent(allCourses, { isEnabled: curriculum === 'alberta' })
  if (curriculum === 'alberta' && list.status === 'loading') return <CatalogueSkeleton />
  const listed = list.status === 'loaded' ? list.data.courses : undefined
  return <GradePage gradeId={gradeId} courses={coursesOfGradeIn(curriculum, gradeId, listed)} />
}
