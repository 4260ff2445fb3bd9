import { parseArgs } from 'node:util'

/** What was said when the server was started, beside its environment. */
export interface CommandLine {
  readonly port?: string
  /** Only the web app is served, on the backend it carries itself. */
  readonly isStatic: boolean
  /** Nothing is kept: no database of any kind. */
  readonly inMemory: boolean
  /** What could not be understood, in sentences. */
  readonly faults: readonly string[]
}

const options = {
  port: { type: 'string' },
  static: { type: 'boolean', default: false },
  memory: { type: 'boolean', default: false },
} as const

/** Reads the command line; whatever is wrong with it is told beside what is right. */
export function readCommandLine(args: readonly string[]): CommandLine {
  const { values, tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true })
  const faults = tokens.flatMap((token) => {
    if (token.kind === 'positional') return [`“${token.value}” on the command line means nothing.`]
    if (token.kind !== 'option') return []
    if (!(token.name in options)) return [`${token.rawName} is no option: there are --port N, --static and --memory.`]
    const takesValue = token.name === 'port'
    if (takesValue && token.value === undefined) return ['--port needs a number behind it.']
    return !takesValue && token.value !== undefined ? [`${token.rawName} takes no value.`] : []
  })
  return {
    ...(typeof values.port === 'string' ? { port: values.port } : {}),
    isStatic: values.static === true,
    inMemory: values.memory === true,
    faults,
  }
}
