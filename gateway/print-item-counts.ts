import { editionOf } from '#domain/question/item-edition.ts'
import { openContentStore } from './content/content-store.ts'
import { exportItemCounts } from './data/item-counts.ts'
import { openDatabase } from './database/open-database.ts'
import { gatewayEnvironmentSchema } from './environment.ts'

// `npm run -s items:export > content/item-counts.json`: how exam items were answered, for the next build of the content. With the settings of the
// gateway; it may be running.

const settings = gatewayEnvironmentSchema.parse(process.env)
const { courses } = openContentStore(settings.CONTENT_DIR)
const editions = new Map(
  [...courses.values()].flatMap(({ courseId, modules }) =>
    modules.flatMap(({ id, questions, examItems }) =>
      [...questions, ...examItems].map((one): [string, string] => [`${courseId}/${id}/${one.id}`, editionOf(one)]),
    ),
  ),
)
const database = await openDatabase({ url: settings.DATABASE_URL, directory: settings.DATA_DIR })
try {
  const counts = await exportItemCounts(
    database,
    (courseId, itemId, edition) => editions.get(`${courseId}/${itemId}`) === edition,
  )
  console.log(JSON.stringify(counts, null, 2))
} finally {
  await database.close()
}
