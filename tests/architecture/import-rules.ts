/** docs/architecture.md, "Who may import whom", as data. A pattern is a path prefix, or a package's name. */
type ImportRule = { from: RegExp; mayImport: RegExp; because: string }

const inProject = /^(app|authoring|domain|gateway|server|workers|tests|content)\//
const isTest = /\.(test|bench|spec)\.tsx?$/

// markdown-it only parses; it is for the server and the worker; what draws figures is for the server (docs/decisions)
const domainPackages =
  /^(zod|ts-fsrs|markdown-it|minisearch|d3-(array|contour|scale|shape)|htmlparser2|highlight\.js(\/.+)?)$/
const uiPackages =
  /^(react|react-dom|radix-ui|lucide-react|qrcode\.react|class-variance-authority|clsx|tailwind-merge|@tanstack\/.+|get-nonce)(\/.*)?$/

/**
 * The rooms of the domain from the bottom up (docs/architecture.md): a room imports rooms further down, never up or across.
 * So whoever reads a room has to know nothing that stands after it.
 */
export const DOMAIN_ORDER = [
  'seed',
  'maths',
  'pseudocode',
  'text',
  'response',
  'template',
  'figure',
  'graphing',
  'stimulus',
  'question',
  'catalogue',
  'account',
  'content',
  'search',
  'exam',
  'history',
  'progress',
  'reading',
  'practice',
  'attempt',
  'review',
  'learner-model',
  'analytics',
  'recommendation',
  'insights',
  'ilm',
  'kept-course',
  'gateway-contract',
] as const

const domainFloors: ImportRule[] = DOMAIN_ORDER.map((room, floor) => ({
  from: new RegExp(`^domain/${room}/`),
  mayImport: new RegExp(`^(?!domain/)|^domain/(product\\.ts$|(${DOMAIN_ORDER.slice(0, floor + 1).join('|')})/)`),
  because: 'rooms of the domain import downwards only',
}))

const importRules: ImportRule[] = [
  ...domainFloors,
  { from: /^domain\//, mayImport: new RegExp(`^domain/|${domainPackages.source}`), because: 'the domain is pure' },
  {
    // but for the step of the build that bundles one of them; kept courses are rendered as the server renders them
    from: /^workers\/(?!build-service-worker)/,
    mayImport:
      /^(workers\/|domain\/|comlink$|idb-keyval$|workbox-\w+$|app\/platform\/(rich-text|figure-markup|content\/rich-text-schema)\.server)/,
    because: 'workers think with the domain',
  },
  {
    from: /^authoring\//,
    mayImport: /^(?!app\/|workers\/|gateway\/|react)/,
    because: 'authoring tools know the domain and the content, nothing that serves them',
  },
  {
    from: /^gateway\/(?!data\/|database\/)/,
    mayImport: /^(?!(kysely|better-sqlite3|pg)$)(?!app\/|workers\/|react)/,
    because: 'only gateway/data and gateway/database touch SQL; the gateway knows no page',
  },
  {
    from: /^gateway\/(data|database)\//,
    mayImport: /^(?!app\/|workers\/|react)/,
    because: 'the gateway knows no page',
  },
  {
    from: /^server\//,
    mayImport: /^(server\/|srvx)/,
    because: 'the edge knows requests and answers, not what is in them',
  },
  {
    from: /^(app\/(components|features|routes)|domain|gateway|workers)\//,
    mayImport: /^(?!server\/)/,
    because: 'what answers carry is decided at the edge',
  },
  {
    from: /^app\/components\//,
    mayImport: new RegExp(`^app/components/|^domain/|${uiPackages.source}`),
    because: 'components could ship elsewhere',
  },
  {
    from: /^app\/platform\/(?!.*\.server\.)/,
    mayImport: /^(?!gateway\/|app\/features|app\/routes)/,
    because: 'the gateway is reached on the server only',
  },
  {
    from: /^app\/platform\/(?!.*\.client\.)/,
    mayImport: /^(?!workers\/)/,
    because: 'workers are started in the browser only',
  },
  { from: /^app\/platform\//, mayImport: /^(?!app\/features|app\/routes)/, because: 'seams know no feature' },
  {
    from: /^app\/features\//,
    mayImport: /^(?!gateway\/|workers\/|app\/routes)/,
    because: 'features stand between routes and seams',
  },
  { from: /^app\/routes\//, mayImport: /^(?!gateway\/|workers\/)/, because: 'routes compose features' },
  {
    from: /^(app|authoring|domain|gateway|server|workers)\//,
    mayImport: /^(?!tests\/)/,
    because: 'nothing imports the tests',
  },
  {
    from: /^(app|domain|gateway|server|workers)\//,
    mayImport: /^(?!authoring\/)/,
    because: 'authoring is for authors',
  },
]

/** What a file may not import, as sentences. Tests beside the code may import anything. */
export function brokenRules(path: string, imports: string[]): string[] {
  if (isTest.test(path)) return []
  const broken = importRules
    .filter((rule) => rule.from.test(path))
    .flatMap((rule) =>
      imports
        .filter((name) => isCounted(name) && !rule.mayImport.test(name))
        .map((name) => `${path} imports ${name}: ${rule.because}`),
    )
  const feature = path.match(/^app\/features\/([^/]+)\//)?.[1]
  const foreign = imports.filter((name) => {
    const other = name.match(/^app\/features\/([^/]+)\//)?.[1]
    return feature !== undefined && other !== undefined && other !== feature
  })
  return [...broken, ...foreign.map((name) => `${path} imports ${name}: a feature never imports another feature`)]
}

const isCounted = (name: string) => inProject.test(name) || !name.startsWith('node:')
