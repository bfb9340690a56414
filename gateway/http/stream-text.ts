/**
 * A body that is written piece by piece, each made when the reader has taken the one before. An error on the way is told to `onError`
 * and breaks the answer off, so that half a file never looks whole. A reader who leaves ends the writing.
 */
export function streamText(
  pieces: AsyncGenerator<string>,
  onError: (error: unknown) => void,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await pieces.next()
        if (done) controller.close()
        else controller.enqueue(encoder.encode(value))
      } catch (error) {
        onError(error)
        controller.error(error)
      }
    },
    async cancel() {
      await pieces.return(undefined)
    },
  })
}
