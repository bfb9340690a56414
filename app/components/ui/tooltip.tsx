import {
  type ComponentPropsWithRef,
  cloneElement,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useRef,
} from 'react'

// CON-07
const ENTER_MS = 100
const TOUCH_ENTER_MS = 700
const TOUCH_LEAVE_MS = 1500
const GAP_PX = 6

type TooltipProps = {
  /** Plain words: a tooltip holds nothing one could want to press. */
  content: ReactNode
  /**
   * One element without a ref, a description or handlers of its own for pointer, focus and Escape; a control that is off says aria-disabled, for a
   * disabled one hears no pointer.
   */
  children: ReactElement<ComponentPropsWithRef<'button'>>
}

/**
 * A word about what is under the pointer: 100 ms after a mouse enters, after a 700 ms press of a finger (and 1500 ms past
 * its end), at once on keyboard focus; Escape closes it. Drawn in the top layer by the popover attribute, so nothing
 * clips it, and light enough for the header.
 */
export function Tooltip({ content, children }: TooltipProps) {
  const id = useId()
  const anchor = useRef<HTMLButtonElement>(null)
  const bubble = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  function show() {
    const box = bubble.current
    const at = anchor.current?.getBoundingClientRect()
    if (!box?.isConnected || !at || box.matches(':popover-open')) return
    box.showPopover()
    const { width, height } = box.getBoundingClientRect()
    const left = Math.min(Math.max(GAP_PX, at.left + at.width / 2 - width / 2), innerWidth - width - GAP_PX)
    const above = at.top - height - GAP_PX
    box.style.left = `${left}px`
    box.style.top = `${above >= GAP_PX ? above : at.bottom + GAP_PX}px`
  }
  function hide() {
    clearTimeout(timer.current)
    if (bubble.current?.matches(':popover-open')) bubble.current.hidePopover()
  }
  function later(act: () => void, ms: number) {
    clearTimeout(timer.current)
    timer.current = setTimeout(act, ms)
  }

  const handlers = {
    onPointerEnter: (event: PointerEvent) => event.pointerType !== 'touch' && later(show, ENTER_MS),
    onPointerLeave: (event: PointerEvent) => event.pointerType !== 'touch' && hide(),
    onPointerDown: (event: PointerEvent) => event.pointerType === 'touch' && later(show, TOUCH_ENTER_MS),
    onPointerUp: (event: PointerEvent) => event.pointerType === 'touch' && later(hide, TOUCH_LEAVE_MS),
    onPointerCancel: hide,
    onFocus: show,
    onBlur: hide,
    onKeyDown: (event: KeyboardEvent) => event.key === 'Escape' && hide(),
  }

  // A tooltip that leaves the page while its timer runs must not act on what is gone.
  useEffect(() => () => clearTimeout(timer.current), [])

  return (
    <>
      {cloneElement(children, { ref: anchor, 'aria-describedby': id, ...handlers })}
      <span
        ref={bubble}
        id={id}
        role="tooltip"
        popover="manual"
        data-slot="tooltip-content"
        className="pointer-events-none fixed inset-auto m-0 w-max max-w-64 rounded-md bg-foreground px-2.5 py-1 text-background text-xs"
      >
        {content}
      </span>
    </>
  )
}
