import { createFileRoute } from '@tanstack/react-router'
import { DashboardPage } from '#app/features/account/dashboard-page.tsx'
import { BackupSection } from '#app/features/backup/backup-section.tsx'
import { MyCourses } from '#app/features/today/my-courses.tsx'
import { RecentExams } from '#app/features/today/recent-exams.tsx'
import { TodaySection } from '#app/features/today/today-section.tsx'
import { useHistory } from '#app/platform/history-provider.tsx'
import { PRODUCT_NAME } from '#domain/product.ts'

export const Route = createFileRoute('/_protected/dashboard')({
  head: () => ({ meta: [{ title: `Dashboard · ${PRODUCT_NAME}` }] }),
  component: RoutePage,
})

function RoutePage() {
  const history = useHistory()
  const study = (
    <>
      <TodaySection />
      <MyCourses />
      <RecentExams />
    </>
  )
  return <DashboardPage study={study} backup={<BackupSection />} onAccountDeleted={history.deleteEverything} />
}
