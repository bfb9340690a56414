import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Explorable, ExplorationParameter } from '#domain/content/exploration.ts'
import { explore } from '#domain/content/explore.ts'
import { type Setting, startOf } from '#domain/content/explore-values.ts'
import { type AuthoredFigure, figuresOf, type WithFigures } from '#domain/figure/authored-figure.ts'
import type { FigureDrawn } from '#domain/figure/draw-content.ts'
import { drawFigure, FIGURE_DRAWERS } from '#domain/figure/draw-figure.ts'
import type { AuthoredQuestion } from '#domain/question/authored-question.ts'
import { instantiateQuestion, isTemplate } from '#domain/question/instantiate-question.ts'
import type { TemplateScope } from '#domain/template/template-expression.ts'
import type { CourseFiles } from './load-course-files.ts'

/** One picture of the sheet: where it stands, what the reader should find in it, and the picture or why there is none. */
export type SheetEntry = { place: string; words: string; markup: string }

/** Templates are drawn with the first seeds, so that a number that breaks a picture has more than one chance to be seen. */
const SEEDS = [1, 2]

/**
 * Every figure of a course, drawn, with its alternative text and the prompt it stands under: what a second reader looks at as pictures.
 * @param only a part of a module's, lesson's or question's id; all without it
 */
export function figureSheet(files: CourseFiles, only = ''): SheetEntry[] {
  const inModules = files.modules.flatMap((module) => {
    const questions = [...(module.questions?.data.questions ?? []), ...(module.examItems?.data.questions ?? [])]
    const decks = module.decks?.data.decks ?? []
    const entries = [
      ...[...module.lessons].flatMap(([id, { data }]) =>
        data.content.flatMap((section) => [
          ...drawnHolder(`lesson ${id}, ${section.id}`, section, {}, section.title),
          ...section.checks.flatMap((check) => drawnHolder(`lesson ${id}, check ${check.id}`, check, {}, check.prompt)),
          ...(section.exploration ? drawnExploration(`lesson ${id}, exploration`, section.exploration) : []),
        ]),
      ),
      ...questions.flatMap((question) => drawnQuestion(question)),
      ...decks.flatMap(({ cards }) =>
        cards.flatMap((card) =>
          drawnHolder(`card ${card.id}`, card, {}, `${card.front.content} → ${card.back.content}`),
        ),
      ),
    ]
    return entries.map((entry) => ({ ...entry, place: `${module.id}: ${entry.place}` }))
  })
  return [...inModules, ...mediaOf(files)].filter(({ place }) => place.includes(only))
}

/**
 * The drawings that texts show as images, with their own titles and descriptions, on the white card that the site puts them on. Those of
 * figures are drawn where they stand.
 */
function mediaOf(files: CourseFiles): SheetEntry[] {
  const media = join(files.folder, 'media')
  if (!existsSync(media)) return []
  const texts = JSON.stringify(files.modules.map(({ lessons, ...module }) => [module, [...lessons.values()]]))
  const isImage = (name: string) =>
    [`](media/${name})`, `"url":"media/${name}"`, `"imageUrl":"media/${name}"`].some((use) => texts.includes(use))
  return readdirSync(media)
    .filter(isImage)
    .map((name) => {
      const markup = readFileSync(join(media, name), 'utf8')
      const words = [...markup.matchAll(/<(?:title|desc)>([^<]*)/g)].map(([, text]) => text)
      const source = `data:image/svg+xml;base64,${Buffer.from(markup).toString('base64')}`
      const image = `<img alt="" src="${source}" style="width:100%; background:white">`
      return { place: `media/${name}`, words: words.join('\n'), markup: image }
    })
}

function drawnQuestion(question: AuthoredQuestion): SheetEntry[] {
  const seeds = isTemplate(question) ? SEEDS : SEEDS.slice(0, 1)
  return seeds.flatMap((seed) => {
    const made = instantiateQuestion(question, seed)
    if (!made.ok) return []
    const place = `question ${question.id}, seed ${seed}`
    return [
      ...drawnHolder(place, question, made.scope, made.question.prompt.content),
      ...(question.stimulus
        ? drawnHolder(`${place}, stimulus ${question.stimulus.id}`, question.stimulus, made.scope, '')
        : []),
    ]
  })
}

/** At its start and at both ends of everything that moves. */
function drawnExploration(
  place: string,
  exploration: Explorable & { parameters: readonly ExplorationParameter[] },
): SheetEntry[] {
  const { parameters } = exploration
  const start = startOf(parameters)
  const end = (at: 'min' | 'max'): Setting => ({
    ...start,
    ...Object.fromEntries(parameters.flatMap((one) => ('choices' in one ? [] : [[one.name, one[at]]]))),
  })
  return [start, end('min'), end('max')].map((setting) => {
    const made = explore(exploration, setting, FIGURE_DRAWERS)
    const at = Object.entries(setting).map(([name, value]) => `${name} = ${value}`)
    return { place: `${place} at ${at.join(', ')}`, words: made.ok ? made.state : '', markup: shown(made) }
  })
}

function drawnHolder(place: string, holder: WithFigures, scope: TemplateScope, words: string): SheetEntry[] {
  return figuresOf(holder).map((figure: AuthoredFigure) => {
    const drawn = drawFigure(figure, scope)
    return { place, words: drawn.ok ? `${words}\n[${drawn.figure.alt}]` : words, markup: shown(drawn) }
  })
}

function shown(drawn: FigureDrawn | ReturnType<typeof explore>): string {
  if (!drawn.ok) return `<strong>${escaped(drawn.reason)}</strong>`
  const { markup, table } = drawn.figure
  if (markup !== undefined || !table) return markup ?? ''
  const line = (tag: string, cells: readonly string[]) =>
    `<tr>${cells.map((text) => `<${tag}>${escaped(text)}</${tag}>`).join('')}</tr>`
  return `<table>${line('th', table.headers)}${table.rows.map((row) => line('td', row)).join('')}</table>`
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** A page with every entry in light and in dark, in the product's own colours. */
export function figureSheetPage(entries: readonly SheetEntry[], styles: string): string {
  const cell = (scheme: string, markup: string) =>
    `<div class="figure cell" style="color-scheme:${scheme}"><div class="figure-picture">${markup}</div></div>`
  const rows = entries.map(
    ({ place, words, markup }) =>
      `<section><h2>${escaped(place)}</h2><p>${escaped(words)}</p>${cell('light', markup)}${cell('dark', markup)}</section>`,
  )
  return `<!doctype html><meta charset="utf-8"><title>Figures</title><style>${styles}
body { font: 15px/1.4 sans-serif; margin: 1rem; max-width: 1000px }
section { display: grid; grid-template-columns: 1fr 1fr; gap: 0 1rem; margin-bottom: 1.5rem; break-inside: avoid }
h2, p { grid-column: 1 / -1; margin: 0.2rem 0 } h2 { font-size: 1rem } p { white-space: pre-line }
.cell { background: var(--card); color: var(--foreground); padding: 1rem }</style>${rows.join('')}`
}
