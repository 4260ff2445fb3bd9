import { parseArgs } from 'node:util'

/**
 * A task: writes all data into a file, fills an empty database from one, imports a catalogue,
 * begins to send a newsletter, hands servers an order, exports the data of a guest, brings a
 * database up to date, or handles jobs that were given up.
 */
export type MaintenanceTask =
  | { readonly kind: 'backup' | 'restore' | 'newsletter' | 'import'; readonly file: string }
  | { readonly kind: 'migrate' }
  | { readonly kind: 'jobs' }
  | { readonly kind: 'retry-job'; readonly id: string }
  | { readonly kind: 'export-guest'; readonly id: string }
  | { readonly kind: 'order'; readonly order: string }

/** The arguments with which the server was started, beside its environment. */
export interface CommandLine {
  readonly port?: string
  /** Only the web app is served, on the backend it carries itself. */
  readonly isStatic: boolean
  /** Nothing is stored: no database of any kind. */
  readonly inMemory: boolean
  /** Something to be done with the stored data, instead of serving. */
  readonly task: MaintenanceTask | null
  /** Sentences about the arguments that could not be understood. */
  readonly errors: readonly string[]
}

const options = {
  port: { type: 'string' },
  static: { type: 'boolean', default: false },
  memory: { type: 'boolean', default: false },
  backup: { type: 'string' },
  restore: { type: 'string' },
  newsletter: { type: 'string' },
  import: { type: 'string' },
  order: { type: 'string' },
  migrate: { type: 'boolean', default: false },
  jobs: { type: 'boolean', default: false },
  'retry-job': { type: 'string' },
  'export-guest': { type: 'string' },
} as const

/** The kind of value that follows an option. */
const VALUES: Readonly<Record<string, string | undefined>> = {
  port: 'a number',
  backup: 'a file',
  restore: 'a file',
  newsletter: 'a file',
  import: 'a file',
  order: 'an order, such as “hide video ID”,',
  'retry-job': 'the id of a job, or all,',
  'export-guest': 'the id of a guest',
}

const KNOWN =
  '--port N, --static, --memory, --migrate, --backup FILE, --restore FILE, --newsletter FILE, --import FILE, --order ORDER, --export-guest ID, --jobs and --retry-job ID'

const withFile = (kind: 'backup' | 'restore' | 'newsletter' | 'import', file: unknown): readonly MaintenanceTask[] =>
  typeof file === 'string' ? [{ kind, file }] : []

const withId = (kind: 'retry-job' | 'export-guest', id: unknown): readonly MaintenanceTask[] =>
  typeof id === 'string' ? [{ kind, id }] : []

/** Reads the command line; everything wrong with it is returned beside what is right. */
export function readCommandLine(args: readonly string[]): CommandLine {
  const { values, tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true })
  const errors = tokens.flatMap((token) => {
    if (token.kind === 'positional') return [`“${token.value}” on the command line means nothing.`]
    if (token.kind !== 'option') return []
    if (!(token.name in options)) return [`${token.rawName} is no option: there are ${KNOWN}.`]
    const needs = VALUES[token.name]
    const takesValue = needs !== undefined
    if (takesValue && (token.value === undefined || token.value === ''))
      return [`${token.rawName} needs ${needs} behind it.`]
    return !takesValue && token.value !== undefined ? [`${token.rawName} takes no value.`] : []
  })
  const maintenanceTasks: readonly MaintenanceTask[] = [
    ...withFile('backup', values.backup),
    ...withFile('restore', values.restore),
    ...withFile('newsletter', values.newsletter),
    ...withFile('import', values.import),
    ...(typeof values.order === 'string' ? [{ kind: 'order', order: values.order } as const] : []),
    ...(values.migrate === true ? [{ kind: 'migrate' } as const] : []),
    ...(values.jobs === true ? [{ kind: 'jobs' } as const] : []),
    ...withId('retry-job', values['retry-job']),
    ...withId('export-guest', values['export-guest']),
  ]
  if (maintenanceTasks.length > 1)
    errors.push(
      'Only one of --migrate, --backup, --restore, --newsletter, --import, --order, --export-guest, --jobs and --retry-job can be done at a time.',
    )
  return {
    ...(typeof values.port === 'string' ? { port: values.port } : {}),
    isStatic: values.static === true,
    inMemory: values.memory === true,
    task: maintenanceTasks[0] ?? null,
    errors,
  }
}
