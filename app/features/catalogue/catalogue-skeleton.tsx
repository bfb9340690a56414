/** GRD-06, CON-06 */
const CARDS = 6

/** The shape of a page of course cards while it comes. Plain boxes: it is part of the first load. */
export function CatalogueSkeleton() {
  return (
    <div aria-busy className="mx-auto w-full max-w-5xl px-4 py-6 sm:px-6 sm:py-10">
      <p role="status" className="sr-only">
        Loading courses
      </p>
      <div className="mb-8 h-10 w-40 rounded-md bg-secondary" />
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {Array.from({ length: CARDS }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: six blanks, never reordered
          <div key={index} data-testid="course-skeleton" className="h-56 rounded-xl bg-secondary" />
        ))}
      </div>
    </div>
  )
}
