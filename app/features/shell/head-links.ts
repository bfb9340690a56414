import interUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'

/** For the document's head: the face of the first words on every page, fetched with the styles; icon and manifest. */
export const shellHeadLinks = [
  { rel: 'preload', href: interUrl, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' as const },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/icon-32.png', type: 'image/png', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/icon-180.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

/** The browser's own bar takes the paper's colour (tokens.css: --background). */
export const shellHeadMeta = [
  { name: 'theme-color', content: '#faf8f3', media: '(prefers-color-scheme: light)' },
  { name: 'theme-color', content: '#191816', media: '(prefers-color-scheme: dark)' },
]
