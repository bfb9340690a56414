import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Page } from '#app/components/page.tsx'
import { buttonVariants } from '#app/components/ui/button-variants.ts'
import { Skeleton } from '#app/components/ui/skeleton.tsx'
import { useBrowserSetting } from '#app/platform/browser-setting.ts'
import { selectedGrade } from '#app/platform/selected-curriculum.ts'
import { useSession } from '#app/platform/session/session.ts'
import { AccountCard } from './account-card.tsx'
import { AccountData } from './account-data.tsx'
import { SecurityCard } from './security-card.tsx'

type DashboardPageProps = {
  /** Whether all of it can be shown. Before that the frame stands, the same for every student, and keeps the place of the rest. */
  isReady: boolean
  /** Where the student left off, what is due today, recent exam attempts: from the features that know. */
  study?: ReactNode
  /** Export and import of what the student made on this device (D9). */
  backup?: ReactNode
  /** Removes what the student made on this device, after the account is gone. */
  onAccountDeleted?: () => Promise<unknown>
}

/** `/dashboard` (SHL-07, OPN-03): what to do next, the account, and the student's own data. */
export function DashboardPage({ isReady, study, backup, onAccountDeleted }: DashboardPageProps) {
  const { user } = useSession()
  const grade = useBrowserSetting(selectedGrade) ?? '9'
  return (
    <Page
      title={user?.firstName ? `Hi, ${user.firstName}` : 'Dashboard'}
      description="What is due today, where you left off, and how far you have come in each of your courses."
      actions={
        <>
          <Link to="/grade/$gradeId" params={{ gradeId: grade }} className={buttonVariants({ variant: 'outline' })}>
            Grade {grade}
          </Link>
          <Link to="/courses" className={buttonVariants({ variant: 'outline' })}>
            All courses
          </Link>
          <Link to="/insights" className={buttonVariants({ variant: 'outline' })}>
            Insights
          </Link>
        </>
      }
    >
      <div className="flex flex-col gap-6">
        {study}
        {user && isReady ? (
          // another element than the one that kept its place: nothing has moved
          <div key="account" className="grid items-start gap-6 md:grid-cols-2">
            <div className="flex flex-col gap-6">
              <AccountCard user={user} />
              <SecurityCard />
            </div>
            <AccountData {...(onAccountDeleted && { onAccountDeleted })}>{backup}</AccountData>
          </div>
        ) : (
          <div key="frame" aria-busy className="min-h-dvh">
            <Skeleton className="h-48 rounded-xl" />
          </div>
        )}
      </div>
    </Page>
  )
}
