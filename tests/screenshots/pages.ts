import type { Page } from '@playwright/test'

type Look = { width: 1280 | 390; scheme: 'light' | 'dark' }

export type PageShot = {
  /** the file is `<name>-<width>-<scheme>.png` */
  name: string
  path: string
  looks: Look[]
  /** what a student does before the picture is taken */
  prepare?: (page: Page) => Promise<void>
}

const both = (width: Look['width']): Look[] => [
  { width, scheme: 'light' },
  { width, scheme: 'dark' },
]
const course = '/grade/9/subject/science'
const study = `${course}/SNC1W`
const moduleId = 'sustainable-ecosystems-climate-change'

/** The pages of the README and the documentation, in the order of a student's way through them. */
export const pageShots: PageShot[] = [
  { name: 'home', path: '/', looks: [...both(1280), ...both(390)] },
  { name: 'grade', path: '/grade/9', looks: [{ width: 1280, scheme: 'light' }] },
  { name: 'course', path: `${course}?courseId=SNC1W`, looks: [...both(1280), { width: 390, scheme: 'light' }] },
  { name: 'lesson', path: `${study}/lesson/${moduleId}`, looks: [...both(1280), ...both(390)] },
  {
    name: 'flashcards',
    path: `${study}/flashcards/${moduleId}`,
    looks: [
      { width: 1280, scheme: 'light' },
      { width: 390, scheme: 'light' },
    ],
  },
  {
    name: 'practice',
    path: `${study}/challenges/${moduleId}`,
    looks: both(1280),
    prepare: (page) => pressIfThere(page, /start practi|begin|start/i),
  },
  {
    name: 'exam',
    path: `${study}/exam?seed=7`,
    looks: [
      { width: 1280, scheme: 'light' },
      { width: 390, scheme: 'light' },
    ],
    prepare: (page) => pressIfThere(page, /start exam|begin exam|resume/i),
  },
  { name: 'insights', path: '/insights', looks: both(1280) },
  { name: 'tutor', path: `${course}?courseId=SNC1W&tab=4`, looks: [{ width: 1280, scheme: 'light' }] },
  { name: 'dashboard', path: '/dashboard', looks: [{ width: 1280, scheme: 'light' }] },
]

async function pressIfThere(page: Page, name: RegExp) {
  const button = page.locator('#content').getByRole('button', { name }).first()
  if (await button.isVisible()) await button.click()
}
