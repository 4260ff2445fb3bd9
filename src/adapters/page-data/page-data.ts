import type { Configuration } from '@/application/configuration/configuration'
import type { RenderedFor } from '@/application/platform/rendered-page'

/** What a port answered while a page was rendered. */
export interface RecordedCall {
  readonly port: string
  readonly method: string
  readonly args: readonly unknown[]
  readonly answer: unknown
}

/** What a page from the server carries beside what it shows: with it the page becomes alive without requesting it again. */
export interface PageData {
  readonly renderedFor: RenderedFor
  readonly calls: readonly RecordedCall[]
  /** The times, dates and names it shows, as `Texts.written`: the browser shows the same without the tables of languages. */
  readonly written: Readonly<Record<string, string>>
  /** As the server has read and checked it. */
  readonly configuration: Configuration
}

/** The same text for calls that request the same. */
export const keyOf = (port: string, method: string, args: readonly unknown[]): string =>
  JSON.stringify([port, method, args])

/** A check whether a port is a promise has to find that it is none. */
export const isMethod = (name: string | symbol): name is string => typeof name === 'string' && name !== 'then'
