import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Label } from '#app/components/ui/label.tsx'
import { Switch } from '#app/components/ui/switch.tsx'
import { useSession } from '#app/platform/session/session.ts'
import { allowCounts, fetchCountsChoice } from './counts-functions.ts'

/** Whether exam answers may be counted without a name. Where nothing is counted, nothing is asked. */
export function CountsChoice() {
  const { user } = useSession()
  const queryClient = useQueryClient()
  const [wanted, setWanted] = useState<boolean>()
  const [news, setNews] = useState('')
  const queryKey = ['counts-choice', user?.email]
  const choice = useQuery({ queryKey, queryFn: () => fetchCountsChoice(), staleTime: 0 })
  if (!choice.data) return null

  async function change(isAllowed: boolean) {
    setWanted(isAllowed)
    setNews('')
    const done = await allowCounts({ data: { isAllowed } }).catch(() => undefined)
    if (done?.ok) queryClient.setQueryData(queryKey, { isAllowed })
    setWanted(undefined)
    setNews(
      done?.ok
        ? `Your exam answers are ${isAllowed ? '' : 'no longer '}counted.`
        : (done?.message ?? 'Your choice could not be saved. Please try again.'),
    )
  }

  return (
    <div className="flex flex-col gap-1">
      <span className="touch-target inline-flex items-center gap-2">
        <Switch
          id="counts-choice"
          checked={wanted ?? choice.data.isAllowed}
          disabled={wanted !== undefined}
          onCheckedChange={(isOn) => void change(isOn)}
          aria-describedby="counts-meaning"
        />
        <Label htmlFor="counts-choice">Help make the questions better</Label>
      </span>
      <p id="counts-meaning" className="text-muted-foreground text-sm">
        How you answer exam questions is then counted, without your name.{' '}
        <Link to="/privacy" hash="counted" className="link">
          What is counted
        </Link>
      </p>
      <p role="status" className="text-sm empty:hidden">
        {news}
      </p>
    </div>
  )
}
