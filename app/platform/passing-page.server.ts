import { getRequest } from '@tanstack/react-start/server'

const passing = new WeakSet<Request>()

/** Says that the page rendered for the request under way must not be shown to the next reader: a failure is on it, or content of no version. */
export function holdsForThisReaderOnly(): void {
  passing.add(getRequest())
}

/** Whether that was said while the request under way was answered. */
export const isPassingPage = (): boolean => passing.has(getRequest())
