import { dirname } from 'node:path'
import type { Plugin } from 'vite'

/** A module of a library that the page never uses, by the modules that import it. */
interface LeftOut {
  /** As the importing module names it. */
  readonly source: RegExp
  readonly importer: RegExp
  /**
   * What the importers find instead: what they need to be loaded, and an error where they would use it. `$FOLDER` is the folder of the
   * importer.
   */
  readonly replacement: string
}

const unused = (what: string): string => `() => { throw new Error('${what} is left out of this build') }`

const noDefault = (what: string): string => `export default ${unused(what)}`

/**
 * axios: adapters other than `fetch`, forms, parameters beside the address, reports of progress, limits of size and a way to
 * cancel that AbortSignal replaced. The page's client sends JSON to complete addresses (`adapters/remote/rest/http.ts`).
 */
const AXIOS: readonly LeftOut[] = [
  { source: /\/xhr\.js$/u, importer: /\/axios\/lib\/adapters\/adapters\.js$/u, replacement: 'export default null' },
  { source: /\/HttpStatusCode\.js$/u, importer: /\/axios\/lib\/axios\.js$/u, replacement: 'export default {}' },
  { source: /\/CancelToken\.js$/u, importer: /\/axios\/lib\/axios\.js$/u, replacement: 'export default null' },
  {
    source: /\/(?:formDataToJSON|toFormData|toURLEncodedForm)\.js$/u,
    importer: /\/axios\/lib\/(?:axios|defaults\/index)\.js$/u,
    replacement: noDefault('sending forms'),
  },
  {
    source: /\/createMultipartBody\.js$/u,
    importer: /\/axios\/lib\/adapters\/fetch\.js$/u,
    replacement: noDefault('sending forms'),
  },
  {
    source: /\/AxiosURLSearchParams\.js$/u,
    importer: /\/axios\/lib\/(?:helpers\/buildURL|platform\/browser\/classes\/URLSearchParams)\.js$/u,
    replacement: noDefault('the option params'),
  },
  {
    source: /\/parseHeaders\.js$/u,
    importer: /\/axios\/lib\/core\/AxiosHeaders\.js$/u,
    replacement: noDefault('headers as one text'),
  },
  // Runs for each request, for parameters alone.
  {
    source: /\/assertParamsAcyclic\.js$/u,
    importer: /\/axios\/lib\/core\/mergeConfig\.js$/u,
    replacement: 'export default () => undefined',
  },
  {
    source: /\/estimateDataURLDecodedBytes\.js$/u,
    importer: /\/axios\/lib\/adapters\/fetch\.js$/u,
    replacement: noDefault('the option maxContentLength'),
  },
  {
    source: /\/trackStream\.js$/u,
    importer: /\/axios\/lib\/adapters\/fetch\.js$/u,
    replacement: `export const trackStream = ${unused('reporting progress')}`,
  },
  {
    source: /\/progressEventReducer\.js$/u,
    importer: /\/axios\/lib\/adapters\/fetch\.js$/u,
    replacement: ['progressEventReducer', 'progressEventDecorator', 'asyncDecorator']
      .map((name) => `export const ${name} = ${unused('reporting progress')}`)
      .join('\n'),
  },
  // Checks at each request what TypeScript has checked.
  {
    source: /\/validator\.js$/u,
    importer: /\/axios\/lib\/core\/Axios\.js$/u,
    replacement: `const anything = () => anything
export default { assertOptions: anything, validators: { transitional: anything, boolean: anything, function: anything, spelling: anything } }`,
  },
  // The client names no such cookie.
  {
    source: /\/(?:cookies|isURLSameOrigin)\.js$/u,
    importer: /\/axios\/lib\/helpers\/resolveConfig\.js$/u,
    replacement: 'export default () => false',
  },
]

/**
 * react-router: what belongs to apps that its own compiler built. A link would hold two states, a reference and two effects for
 * parts that such an app loads ahead.
 */
const ROUTER: readonly LeftOut[] = [
  {
    source: /\/ssr\/components\.js$/u,
    importer: /\/react-router\/dist\/production\/lib\/(?:dom\/lib|components)\.js$/u,
    replacement: `import { createContext } from 'react'
export const FrameworkContext = /* @__PURE__ */ createContext(undefined)
export const PrefetchPageLinks = () => null
export const usePrefetchBehavior = () => [false, null, {}]
export const mergeRefs = (ref) => ref`,
  },
  {
    source: /\/instrumentation\.js$/u,
    importer: /\/react-router\/dist\/production\/lib\/router\/router\.js$/u,
    replacement: `export const consumeInstrumentationClientResultMetaReceiver = () => undefined
export const getRouteInstrumentationUpdates = () => ({})
export const instrumentClientSideRouter = ${unused('instrumentation')}`,
  },
]

const CALCULATIONS = /\/@inversifyjs\/core\/lib\/planning\/calculations\//u.source

/** Constructors with one to four arguments are called as those with more are, instead of by code of their own. */
const byNumber = (number: string): LeftOut => ({
  source: new RegExp(`/build${number}ConstructorArgumentResolver\\.js$`, 'u'),
  importer: new RegExp(`${CALCULATIONS}buildNoActivationsInstanceBindingNodeResolver\\.js$`, 'u'),
  replacement: `import { buildConstructorArgumentsResolver } from '$FOLDER/buildConstructorArgumentsResolver.js'
import { resolveMany } from '$FOLDER/resolveMany.js'
export const build${number}ConstructorArgumentResolver = (node, activations) => buildConstructorArgumentsResolver(node, resolveMany, activations)`,
})

/**
 * inversify: what compiles code from strings, which the policy of pages forbids and which is off by default, bindings of a
 * kind that no module of the page makes (`toResolvedValue`), code that only makes it faster, texts of errors, deactivation, plugins
 * and snapshots.
 */
const INVERSIFY: readonly LeftOut[] = [
  ...['One', 'Two', 'Three', 'Four'].map(byNumber),
  // The long texts of its errors. Tests and the server load inversify as it is, and find what is bound wrongly.
  {
    source: /\/handlePlanError\.js$/u,
    importer: /\/@inversifyjs\/core\/lib\/planning\/actions\/plan\.js$/u,
    replacement: 'export const handlePlanError = (_params, error) => { throw error }',
  },
  {
    source: /\/handleResolveError\.js$/u,
    importer: /\/@inversifyjs\/core\/lib\/resolution\/actions\/resolve\.js$/u,
    replacement: 'export const handleResolveError = (_params, error) => { throw error }',
  },
  {
    source: /\/throwErrorWhenUnexpectedBindingsAmountFound\.js$/u,
    importer: /\/@inversifyjs\/core\/lib\/planning\//u,
    replacement: `export const throwErrorWhenUnexpectedBindingsAmountFound = (found, isOptional, { elem }) => {
  const count = Array.isArray(found) ? found.length : Number(found !== undefined)
  if (count > 1 || (count === 0 && !isOptional)) throw new Error(\`\${count} bindings of \${String(elem.serviceIdentifier)}\`)
}`,
  },
  {
    source: /\/throwAtInvalidClassMetadata\.js$/u,
    importer: /\/@inversifyjs\/core\/lib\/metadata\/calculations\/getClassMetadata\.js$/u,
    replacement:
      'export const throwAtInvalidClassMetadata = (type) => { throw new Error(`No metadata of ${type.name}`) }',
  },
  {
    source: /\/buildNoActivationsInstanceBindingNodeResolverJit\.js$/u,
    importer: /\/@inversifyjs\/core\/lib\/planning\/models\/InstanceBindingNodeImplementation\.js$/u,
    replacement: `export const buildNoActivationsInstanceBindingNodeResolverJit = ${unused('compiling at run time')}`,
  },
  {
    source: /\/ResolvedValueBindingNodeImplementation\.js$/u,
    importer: /\/@inversifyjs\/core\/lib\/planning\/actions\/curryBuildServiceNodeBindings\.js$/u,
    replacement: `export class ResolvedValueBindingNodeImplementation { constructor() { (${unused('toResolvedValue')})() } }`,
  },
  // Nothing in the page is called when it is unbound; what a binding replaces (`rebind`) has nothing to end.
  {
    source: /\/resolveBindingsDeactivations\.js$/u,
    importer: /\/@inversifyjs\/core\/lib\/resolution\/actions\/resolve(?:Service|Module)Deactivations\.js$/u,
    replacement: 'export const resolveBindingsDeactivations = () => undefined',
  },
  {
    source: /\/PluginManager\.js$/u,
    importer: /\/@inversifyjs\/container\/lib\/container\/services\/Container\.js$/u,
    replacement: `export class PluginManager { register = ${unused('plugins')} }`,
  },
  {
    source: /\/SnapshotManager\.js$/u,
    importer: /\/@inversifyjs\/container\/lib\/container\/services\/Container\.js$/u,
    replacement: `export class SnapshotManager { snapshot = ${unused('snapshots')}; restore = ${unused('snapshots')} }`,
  },
]

/** lucide: what builds an icon from parameters that the page never passes. */
const LUCIDE: readonly LeftOut[] = [
  {
    source: /\/createLucideIcon\.mjs$/u,
    importer: /\/lucide-react\/dist\/esm\/icons\//u,
    replacement: `export { plainIcon as default } from '${import.meta.dirname}/plain-icon.ts'`,
  },
]

const PREFIX = '\0left-out:'

function leaveOut(name: string, modules: readonly LeftOut[]): Plugin {
  const found = new Set<LeftOut>()
  return {
    name: `vesper-left-out-of-${name}`,
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      if (importer === undefined) return null
      const index = modules.findIndex((module) => module.source.test(source) && module.importer.test(importer))
      const module = modules[index]
      if (module === undefined) return null
      found.add(module)
      return `${PREFIX}${name}:${index}:${dirname(importer)}`
    },
    load(id) {
      if (!id.startsWith(`${PREFIX}${name}:`)) return null
      const [index, ...folder] = id.slice(`${PREFIX}${name}:`.length).split(':')
      const module = modules[Number(index)]
      if (module === undefined) return null
      return { code: module.replacement.replaceAll('$FOLDER', folder.join(':')), moduleSideEffects: false }
    },
    buildEnd(error) {
      const missing = modules.filter((module) => !found.has(module)).map(({ source }) => String(source))
      if (error === undefined && missing.length > 0)
        this.error(`${name} has ${missing.join(', ')} elsewhere: mend this plugin`)
    },
  }
}

/** The keys of an icon's lines, which are children in a row here: random letters weigh as much compressed. */
const keylessIcons = (): Plugin => ({
  name: 'vesper-keyless-icons',
  apply: 'build',
  transform(code, id) {
    if (!/\/lucide-react\/dist\/esm\/icons\//u.test(id) || !code.includes('__iconData =')) return null
    const keyless = code.replaceAll(/,\s*key: "[a-z0-9]+"/gu, '')
    if (keyless === code) this.error('lucide writes the keys of its lines in another way: mend this plugin')
    return { code: keyless, map: null }
  },
})

/** Leaves out of the first load what the page's libraries carry for others: 9 kB of it. */
export const leftOutModules = (): Plugin[] => [
  leaveOut('axios', AXIOS),
  leaveOut('react-router', ROUTER),
  leaveOut('inversify', INVERSIFY),
  leaveOut('lucide', LUCIDE),
  keylessIcons(),
]
