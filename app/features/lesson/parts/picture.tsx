/** A drawing on a white card in both themes: that is what drawings are made for (content/README.md). */
export function Picture({ src, alt }: { src: string; alt: string }) {
  return (
    <div className="overflow-hidden rounded-xl border bg-white p-3">
      {/* drawings are 640 wide and 250 to 420 high: a frame between these keeps the page still while they load */}
      <img
        src={src}
        alt={alt}
        loading="lazy"
        decoding="async"
        className="mx-auto aspect-video w-full max-w-2xl object-contain"
      />
    </div>
  )
}
