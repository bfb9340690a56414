/** A drawing on a white card in both themes: that is what drawings are made for (content/README.md). */
export function Picture({ src, alt }: { src: string; alt: string }) {
  return (
    <div className="overflow-hidden rounded-xl border bg-white p-3">
      {/* drawings are 640 wide with a 4:3 or wider view; the ratio keeps room until the picture is there */}
      <img
        src={src}
        alt={alt}
        loading="lazy"
        decoding="async"
        className="mx-auto max-h-[32rem] min-h-40 w-full max-w-2xl object-contain"
      />
    </div>
  )
}
