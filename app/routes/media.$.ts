import { createFileRoute } from '@tanstack/react-router'
import { fetchMedia } from '#app/platform/fetch-media.server.ts'

/** Pictures of the content, which the gateway keeps: `/media/{COURSEID}/{file}`. */
export const Route = createFileRoute('/media/$')({
  server: { handlers: { GET: ({ request, params }) => fetchMedia(params._splat ?? '', request.headers) } },
})
