/** A page whose feature has not arrived. */
export function NotHereYet({ title }: { title: string }) {
  return (
    <section className="page-width py-12">
      <h1 className="font-semibold text-2xl">{title}</h1>
      <p className="mt-2 text-muted-foreground">We’re still building this part. It will be here soon.</p>
    </section>
  )
}
