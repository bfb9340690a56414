import type { Explorable, ExplorationParameter } from '#domain/content/exploration.ts'
import { explore } from '#domain/content/explore.ts'
import { type Setting, setValue, startOf } from '#domain/content/explore-values.ts'
import { FIGURE_DRAWERS } from '#domain/figure/draw-figure.ts'
import { findLayoutProblems } from '#domain/figure/find-layout-problems.ts'
import { drawIndex, seededRandom } from '#domain/seed/seeded-random.ts'

/** Settings drawn at random, besides those that are chosen. */
const RANDOM_SETTINGS = 60
/** Places of a slider that are tried with all others at their start, ends included. */
const PLACES = 9

/**
 * What is wrong with an exploration, as sentences: parameters that make no sense, and figures or words that fail somewhere, tried at the start,
 * at every corner, along every slider and at sixty settings by chance.
 */
export function explorationProblems(exploration: Explorable): string[] {
  const { parameters, figure } = exploration
  const wrong = parameters.flatMap(parameterProblems)
  const names = parameters.map(({ name }) => name)
  const twice = names.find((name, index) => names.indexOf(name) < index || name in exploration.computed)
  if (twice !== undefined) wrong.push(`the name ${twice} is used twice`)
  if (wrong.length > 0) return wrong
  if (figure.kind === 'drawing' && figure.svg === undefined)
    return [`there is no file ${figure.file ?? 'of the drawing'}`]
  const found = new Map<string, string>()
  const seen = new Set<string>()
  for (const setting of settingsOf(parameters)) {
    const at = Object.entries(setting)
      .map(([name, value]) => `${name} = ${value}`)
      .join(', ')
    const add = (message: string) => {
      const kind = message.replaceAll(/[-−\d.,\u00a0]+/g, '#')
      if (!found.has(kind)) found.set(kind, `with ${at}: ${message}`)
    }
    const explored = explore(exploration, setting, FIGURE_DRAWERS)
    if (!explored.ok) {
      add(explored.reason)
      continue
    }
    const { picture } = explored
    if (picture) for (const message of findLayoutProblems(picture.width, picture.height, picture.nodes)) add(message)
    seen.add(JSON.stringify([explored.figure.markup, explored.figure.table, explored.state]))
  }
  if (found.size === 0 && seen.size < 2) found.set('still', 'nothing changes when the parameters move')
  return [...found.values()]
}

function parameterProblems(parameter: ExplorationParameter): string[] {
  const { name } = parameter
  if ('choices' in parameter)
    return parameter.choices.includes(parameter.start) ? [] : [`start of ${name} is none of its choices`]
  const { min, max, start } = parameter
  if (!(min < max)) return [`min of ${name} is not below its max`]
  if (setValue(parameter, start) !== start) return [`start of ${name} is not a step between its min and max`]
  return setValue(parameter, max) === max ? [] : [`max of ${name} is no whole number of steps from its min`]
}

/** Settings to try: each parameter along its range, all corners, and some by chance; the same ones every time. */
function settingsOf(parameters: readonly ExplorationParameter[]): Setting[] {
  const start = startOf(parameters)
  const along = parameters.flatMap((parameter) =>
    placesOf(parameter).map((value): Setting => ({ ...start, [parameter.name]: value })),
  )
  const corners = parameters.reduce<Setting[]>(
    (settings, parameter) => {
      const places = placesOf(parameter)
      const ends = 'choices' in parameter ? places : [places[0], places.at(-1)].filter((end) => end !== undefined)
      return settings.flatMap((setting) => ends.map((end): Setting => ({ ...setting, [parameter.name]: end })))
    },
    [{}],
  )
  const random = seededRandom(0, 'exploration')
  const chance = Array.from(
    { length: RANDOM_SETTINGS },
    (): Setting =>
      Object.fromEntries(
        parameters.map((parameter) => {
          if ('choices' in parameter)
            return [parameter.name, parameter.choices[drawIndex(random, parameter.choices.length)] ?? '']
          const { name, min, max, start: first } = parameter
          return [name, setValue(parameter, min + (max - min) * random()) ?? first]
        }),
      ),
  )
  return [start, ...along, ...corners, ...chance]
}

function placesOf(parameter: ExplorationParameter): (number | string)[] {
  if ('choices' in parameter) return parameter.choices
  const { min, max, start } = parameter
  return Array.from(
    { length: PLACES },
    (_, index) => setValue(parameter, min + ((max - min) * index) / (PLACES - 1)) ?? start,
  )
}
