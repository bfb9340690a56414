import { createFileRoute } from '@tanstack/react-router'
import { DashboardPage } from '#app/features/account/dashboard-page.tsx'
import { BackupSection } from '#app/features/backup/backup-section.tsx'
import { MyCourses } from '#app/features/today/my-courses.tsx'
import { RecentExams } from '#app/features/today/recent-exams.tsx'
import { TodaySection } from '#app/features/today/today-section.tsx'
import { useIsBoardKnown } from '#app/features/today/use-board.ts'
import { useHistory } from '#app/platform/history-provider.tsx'
import { useSession } from '#app/platform/session/session.ts'
import { PRODUCT_NAME } from '#domain/product.ts'

export const Route = createFileRoute('/_protected/dashboard')({
  staticData: { hasFrame: true },
  head: () => ({ meta: [{ title: `Dashboard · ${PRODUCT_NAME}` }] }),
  component: RoutePage,
})

function RoutePage() {
  const history = useHistory()
  const isKnown = useIsBoardKnown()
  const isReady = useSession().status === 'signed-in' && isKnown
  const study = (
    <>
      <TodaySection isReady={isReady} />
      {isReady && <MyCourses />}
      {isReady && <RecentExams />}
    </>
  )
  return (
    <DashboardPage
      isReady={isReady}
      study={study}
      backup={<BackupSection />}
      onAccountDeleted={history.deleteEverything}
    />
  )
}
