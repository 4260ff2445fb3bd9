import type { Language } from '@/domain/navigation/language'
import { actorNameInPath, type ParamsOf } from './params'
import { ROUTES, type RouteName } from './routes'
import { encodeSegment } from '@/domain/navigation/segment'

/** Query parameters as callers write them; undefined ones are left out. */
export type QueryInput = Readonly<Record<string, string | number | boolean | undefined>> | URLSearchParams

const searchOf = (query: QueryInput): string => {
  const entries =
    query instanceof URLSearchParams
      ? [...query]
      : Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]))
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries).toString()}`
}

/**
 * Returns the address of a page in a language, from the root and with a trailing slash. The German
 * start page is `/` [NAV-001]; every other page begins with its language [NAV-002..058]. Reading it
 * with `match` returns the same page and parameters, actor names in lower case [NAV-006].
 */
export const path = <R extends RouteName>(
  route: R,
  params: ParamsOf<R>,
  language: Language,
  query: QueryInput = {},
): string => {
  const given: Readonly<Record<string, string>> = params
  const address = ROUTES[route][language].replaceAll(/\{(\w+)\}/gu, (_, name: string) => {
    const value = given[name] ?? ''
    return encodeSegment(name === 'actorName' ? actorNameInPath(value) : value)
  })
  const start = address === '' && language === 'de' ? '/' : `/${language}/`
  return `${start}${address}${address === '' ? '' : '/'}${searchOf(query)}`
}
