import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { headOf, inlineJson } from './page-head'
import type { RenderedContent, WantedPage } from './page-renderer'
import { withStyleRules } from './style-rules'
import { PAGE_DATA_ID } from '@/worker-protocol/page-element'
import { inlineScripts } from './html-page'
import { manifestOf, type BuildManifest } from './preloads'
import { withConfiguration, withManifest, type WebApp } from './web-app'

const ROOT = /<div id="root">.*?<\/div>/su
const TITLE = /<title>.*?<\/title>/su
const DESCRIPTION = /<meta\s+name="description"[^>]*>/su
const NO_SCRIPT = /<noscript>.*?<\/noscript>/su
const APP_SCRIPT = /<script type="module"[^>]* src="(?<src>[^"]+)"><\/script>/u
const APP_PART = /<link rel="modulepreload"[^>]* href="(?<href>[^"]+)">/gu

/** A showcase, which the root of its page carries as well: showcase.tsx. */
const HERO = ' data-hero="true"'

/**
 * Names the scripts, in a type that does not run, instead of loading them: a script of index.html
 * loads them once the page is painted.
 */
const withScriptsLater = (html: string): string =>
  html
    .replace(APP_SCRIPT, '<script type="app" src="$<src>"></script>')
    .replaceAll(APP_PART, '<meta name="app-part" content="$<href>">')

/** The styles and scripts that a part of the build needs: first those of what it imports. */
function filesOf(manifest: BuildManifest, name: string): { styles: ReadonlySet<string>; scripts: ReadonlySet<string> } {
  const styles = new Set<string>()
  const scripts = new Set<string>()
  const seen = new Set<string>()
  const visit = (key: string): void => {
    const part = manifest[key]
    if (part === undefined || seen.has(key)) return
    seen.add(key)
    for (const next of part.imports ?? []) visit(next)
    for (const style of part.css ?? []) styles.add(style)
    if (part.file !== undefined) scripts.add(part.file)
  }
  visit(name)
  return { styles, scripts }
}

/** Puts what was rendered into the page that was built. */
export class PageTemplate {
  /** The scripts that a filled page may run. */
  readonly scripts: readonly string[]
  private readonly html: string
  private readonly manifest: BuildManifest
  private readonly links = new Map<string, string>()

  constructor({ root, configuration }: Pick<WebApp, 'root' | 'configuration'>) {
    const built = readFileSync(join(root, 'index.html'), 'utf8')
    this.scripts = inlineScripts(built)
    this.html = withScriptsLater(withConfiguration(built, configuration))
    this.manifest = manifestOf(root)
  }

  fill(page: WantedPage, content: RenderedContent, screen: string): string {
    const { html, rules } = withStyleRules(content.html)
    const data = `<script type="application/json" id="${PAGE_DATA_ID}">${inlineJson(content.data)}</script>`
    const head = `${headOf(content, page)}${this.linksOf(screen, page.language)}${content.styles}<style>${rules}</style></head>`
    return withManifest(this.html, page.language)
      .replace('<html lang="en"', `<html lang="${page.language}"${html.includes(HERO) ? ' data-hero' : ''}`)
      .replace(TITLE, '')
      .replace(DESCRIPTION, '')
      .replace(NO_SCRIPT, '')
      .replace('</head>', () => head)
      .replace(ROOT, () => `<div id="root">${html}</div>${data}`)
  }

  /** Links to what the screen and its texts need beyond what every page links. */
  private linksOf(screen: string, language: WantedPage['language']): string {
    const key = `${language} ${screen}`
    const known = this.links.get(key)
    if (known !== undefined) return known
    const ofScreen = filesOf(this.manifest, screen)
    const ofTexts = filesOf(this.manifest, `src/ui/app/catalogs/${language}.ts`)
    const isNew = (file: string): boolean => !this.html.includes(file)
    const styles = [...ofScreen.styles]
      .filter(isNew)
      .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`)
    // A screen that is no part of the first load is found in the list of all screens.
    const ofList = [...ofScreen.scripts].some(isNew) ? filesOf(this.manifest, 'src/ui/app/screens.ts').scripts : []
    const scripts = [...new Set([...ofScreen.scripts, ...ofTexts.scripts, ...ofList])]
      .filter(isNew)
      .map((file) => `<meta name="app-part" content="/${file}">`)
    const links = [...styles, ...scripts].join('')
    this.links.set(key, links)
    return links
  }
}
