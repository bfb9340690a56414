import { useEffect, useMemo, useState } from 'react'
import type { Explored } from '#domain/content/explore.ts'
import type { Setting } from '#domain/content/explore-values.ts'
import { DRAW_KINDS } from './draw-kinds.ts'
import type { Exploration } from './exploration.ts'

type Draw = (setting: Setting) => Explored

/** A slider rests when it has not moved for so long; a screen reader is told then, not at every step. */
const REST_MS = 400

/**
 * What an exploration shows at a setting: drawn by the server at first, here once something moves. What draws is fetched when the section is
 * open, so no first load carries it. `state` follows when the parameters rest.
 */
export function useExplored(exploration: Exploration, setting: Setting, isOpen: boolean) {
  const [draw, setDraw] = useState<Draw>()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    if (!isOpen || draw) return
    let isHere = true
    void Promise.all([import('#domain/content/explore.ts'), DRAW_KINDS[exploration.figure.kind]()]).then(
      ([{ explore }, drawers]) => {
        if (isHere) setDraw(() => (asked: Setting) => explore(exploration, asked, drawers))
      },
      () => isHere && setFailed(true),
    )
    return () => {
      isHere = false
    }
  }, [isOpen, draw, exploration])

  // a page that is shown again for another reason, such as the words that follow, draws nothing again
  const explored = useMemo(() => draw?.(setting), [draw, setting])
  const now = explored?.ok ? explored.state : exploration.start.state
  const [rested, setRested] = useState(now)
  useEffect(() => {
    const timer = setTimeout(() => setRested(now), REST_MS)
    return () => clearTimeout(timer)
  }, [now])
  return {
    figure: explored?.ok ? explored.figure : undefined,
    state: rested,
    hasFailed: hasFailed || explored?.ok === false,
  }
}
