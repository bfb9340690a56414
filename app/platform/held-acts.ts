/** What tells that somebody is there; aids to access may send nothing before a click or an input. */
const FIRST_ACTS = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'wheel',
  'scroll',
  'click',
  'input',
] as const
/** What a browser does by itself, without the app: follow a link, open what a button names, fold and unfold. */
const DONE_BY_THE_BROWSER = 'a[href], [popovertarget], summary'

type Held = { element: Element; replay: () => void }
let held: Held[] = []
let release: (() => void) | undefined

/**
 * Starts the app at once, or, on a page that is whole without it (`<html data-shared>`), where this browser holds nothing of ours, with the
 * reader's first act. What is clicked, typed or sent before the app is there is held, and done once it is.
 */
export function startWhenNeeded(start: () => Promise<unknown>): void {
  holdActs()
  if (!('shared' in document.documentElement.dataset) || isKnownHere()) {
    void start()
    return
  }
  const startOnce = () => {
    for (const act of FIRST_ACTS) removeEventListener(act, startOnce, true)
    void start()
  }
  for (const act of FIRST_ACTS) addEventListener(act, startOnce, { capture: true, passive: true })
}

/** The app is there: what was held is done, in the order in which it was meant. */
export async function releaseActs(): Promise<void> {
  release?.()
  const acts = held
  held = []
  for (const { element, replay } of acts) {
    await takenOver(element)
    replay()
  }
}

/** The longest that is waited for one part of a page; longer, and what was meant by a click is forgotten. */
const MOST_MS = 10_000

/** React takes a page over part by part, and marks each element with a property of its own. */
async function takenOver(element: Element): Promise<void> {
  const end = performance.now() + MOST_MS
  while (performance.now() < end && !Object.keys(element).some((key) => key.startsWith('__react')))
    await new Promise((resolve) => setTimeout(resolve, 20))
}

/** Whoever has been here before has left at least where a page was scrolled to. Without storage nobody can tell. */
function isKnownHere(): boolean {
  try {
    return localStorage.length > 0 || sessionStorage.length > 0
  } catch {
    return true
  }
}

function holdActs(): void {
  const onClick = (event: MouseEvent) => {
    const { target } = event
    if (!(target instanceof Element) || target.closest(DONE_BY_THE_BROWSER)) return
    const control = target.closest<HTMLElement>('button, input, label, select, [role]')
    if (!control || isText(control)) return
    hold(event, control, () => control.click())
  }
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target
    // a form with an address of its own is sent by the browser
    if (!(form instanceof HTMLFormElement) || form.hasAttribute('action')) return
    hold(event, form, () => form.requestSubmit(event.submitter))
  }
  const onInput = ({ target }: Event) => {
    if (
      target instanceof HTMLInputElement ||
      target instanceof HTMLTextAreaElement ||
      target instanceof HTMLSelectElement
    )
      if (!isClicked(target)) {
        const { value } = target
        held.push({ element: target, replay: () => enter(target, value) })
      }
  }
  addEventListener('click', onClick, true)
  addEventListener('submit', onSubmit, true)
  addEventListener('input', onInput, true)
  release = () => {
    removeEventListener('click', onClick, true)
    removeEventListener('submit', onSubmit, true)
    removeEventListener('input', onInput, true)
  }
}

function hold(event: Event, element: Element, replay: () => void): void {
  event.preventDefault()
  event.stopImmediatePropagation()
  held.push({ element, replay })
}

const isClicked = (element: Element): boolean =>
  element instanceof HTMLInputElement && (element.type === 'checkbox' || element.type === 'radio')

/** A click into a text is only the way to it. */
const isText = (element: Element): boolean =>
  element instanceof HTMLSelectElement || (element instanceof HTMLInputElement && !isClicked(element))

/** Puts a value into a field as if it were typed now: React hears of what differs from the value it has put there itself. */
function enter(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string): void {
  const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set
  field.value = ''
  set?.call(field, value)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}
