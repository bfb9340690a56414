import interUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import literataUrl from '@fontsource-variable/literata/files/literata-latin-wght-normal.woff2?url'

const preloadFont = (href: string) => ({
  rel: 'preload',
  href,
  as: 'font',
  type: 'font/woff2',
  crossOrigin: 'anonymous' as const,
})

/** For the document's head: the two faces of the first words on every page, fetched with the styles; icon and manifest. */
export const shellHeadLinks = [
  preloadFont(interUrl),
  preloadFont(literataUrl),
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
