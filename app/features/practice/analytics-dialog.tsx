import { Download, RotateCcw } from 'lucide-react'
import { startTransition, useState } from 'react'
import { Button } from '#app/components/ui/button.tsx'
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '#app/components/ui/dialog.tsx'
import { Skeleton } from '#app/components/ui/skeleton.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#app/components/ui/tabs.tsx'
import { useHistory } from '#app/platform/history-provider.tsx'
import { saveFile } from '#app/platform/save-file.ts'
import { useStudyState } from '#app/platform/use-history.ts'
import { analyticsFileName } from '#domain/recommendation/analytics-export.ts'
import { AnalyticsHistory } from './analytics-history.tsx'
import { AnalyticsOverview } from './analytics-overview.tsx'
import { AnalyticsPerformance } from './analytics-performance.tsx'
import type { AnalyticsDialogProps } from './analytics-props.ts'
import { AnalyticsRecommendations } from './analytics-recommendations.tsx'
import { practiceKeys } from './practice-keys.ts'
import { ResetDialog } from './reset-dialog.tsx'

/** By value, which is part of ids and so has no spaces. */
const TABS = {
  overview: 'Overview',
  performance: 'Performance',
  recommendations: 'Recommendations',
  history: 'Question History',
}

/** How the practice of a module goes, in four tabs (ANA-11, ANA-26). All of it is worked out in the worker. */
export function AnalyticsDialog(props: AnalyticsDialogProps) {
  const { course, moduleId, attempted, total, lessonTitles, onClose, onReset } = props
  const history = useHistory()
  const [tab, setTab] = useState('overview')
  const [isResetting, setResetting] = useState(false)
  const scope = { courseId: course.courseId, moduleId }
  const metrics = useStudyState(practiceKeys.metrics(course.courseId, moduleId), (worker) =>
    worker.practiceMetrics(scope),
  )

  async function exportAnalytics() {
    const now = Date.now()
    const place = { grade: course.gradeKey, subject: course.subject, ...scope }
    const file = await history.ask((worker) => worker.exportAnalytics(place, total, lessonTitles, now))
    // en-CA writes a date as YYYY-MM-DD, in the student's own zone
    saveFile(analyticsFileName(course.courseId, moduleId, new Date(now).toLocaleDateString('en-CA')), file)
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent hasCross={false} aria-describedby={undefined} className="max-w-3xl p-4 sm:p-6">
        <DialogHeader>
          <DialogTitle>Analytics</DialogTitle>
        </DialogHeader>
        <Tabs value={tab} onValueChange={(value) => startTransition(() => setTab(value))} className="min-w-0 gap-4">
          <TabsList aria-label="Analytics">
            {Object.entries(TABS).map(([value, label]) => (
              <TabsTrigger key={value} value={value}>
                {label}
              </TabsTrigger>
            ))}
          </TabsList>
          {/* one height for all tabs, so that the dialog does not jump */}
          <div className="h-[min(30rem,52dvh)] overflow-y-auto p-0.5">
            {metrics.data ? (
              <>
                <TabsContent value="overview">
                  <AnalyticsOverview metrics={metrics.data} attempted={attempted} total={total} />
                </TabsContent>
                <TabsContent value="performance">
                  <AnalyticsPerformance metrics={metrics.data} />
                </TabsContent>
                <TabsContent value="recommendations">
                  <AnalyticsRecommendations {...props} />
                </TabsContent>
                <TabsContent value="history">
                  <AnalyticsHistory course={course} moduleId={moduleId} />
                </TabsContent>
              </>
            ) : (
              <Skeleton className="h-64" />
            )}
          </div>
        </Tabs>
        <DialogFooter className="flex-row flex-wrap justify-end">
          <Button variant="outline" onClick={() => void exportAnalytics()}>
            <Download aria-hidden />
            Export Analytics
          </Button>
          <Button variant="outline" onClick={() => setResetting(true)}>
            <RotateCcw aria-hidden />
            Reset Progress
          </Button>
          <DialogClose asChild>
            <Button>Close</Button>
          </DialogClose>
        </DialogFooter>
        {isResetting && (
          <ResetDialog
            onClose={() => setResetting(false)}
            onReset={() => {
              onReset()
              onClose()
            }}
          />
        )}
      </DialogContent>
    </Dialog>
  )
}
