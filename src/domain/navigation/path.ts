import type { Language } from './language'
import { actorNameInPath, type ParamsOf } from './params'
import { ROUTES, type RouteName } from './routes'
import { encodeSegment } from './segment'

/** Query parameters as callers write them; undefined ones are left out. */
export type QueryInput = Readonly<Record<string, string | number | boolean | undefined>> | URLSearchParams

const searchOf = (query: QueryInput): string => {
  const entries =
    query instanceof URLSearchParams
      ? [...query]
      : Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]))
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries).toString()}`
}

const fill = (segment: string, params: Readonly<Record<string, string>>): string => {
  const name = /^\{(?<name>\w+)\}$/u.exec(segment)?.groups?.['name']
  if (name === undefined) return segment
  const value = params[name] ?? ''
  return encodeSegment(name === 'actorName' ? actorNameInPath(value) : value)
}

/**
 * The address of a page in a language, from the root and with a trailing slash. The German start page is `/` [NAV-001];
 * every other page begins with its language [NAV-002..058]. Reading it with `match` gives the same page and parameters
 * back, actor names in lower case [NAV-006].
 */
export const path = <R extends RouteName>(
  route: R,
  params: ParamsOf<R>,
  language: Language,
  query: QueryInput = {},
): string => {
  const pattern: string = ROUTES[route][language]
  if (pattern === '') return `${language === 'de' ? '/' : `/${language}/`}${searchOf(query)}`
  const segments = pattern.split('/').map((segment) => fill(segment, params))
  return `/${language}/${segments.join('/')}/${searchOf(query)}`
}
