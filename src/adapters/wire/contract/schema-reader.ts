import type * as z from 'zod/mini'
import type { Wire } from '@/adapters/wire/base/scalars'

/** What is read of a schema's definition; which parts there are depends on its type. */
export interface Definition {
  readonly type: string
  readonly shape: Readonly<Record<string, Wire<unknown>>>
  readonly element: Wire<unknown>
  readonly innerType: Wire<unknown>
  readonly options: readonly Wire<unknown>[]
  readonly values: readonly unknown[]
  readonly entries: Readonly<Record<string, string>>
  readonly format?: string
  readonly in: Wire<unknown>
  readonly out: Wire<unknown>
  readonly checks?: readonly { readonly _zod: { readonly def: CheckDefinition } }[]
}

interface CheckDefinition {
  readonly check: string
  readonly params?: TextLimits
  /** The bound of a number. */
  readonly value?: number
}

/** What the checks of a text declare about it (wire/base/scalars). Lengths in code points. */
export interface TextLimits {
  readonly longest: number
  readonly shortest: number
  readonly lines?: boolean
  readonly isId?: boolean
}

export const definitionOf = (schema: Wire<unknown> | z.core.$ZodType): Definition =>
  schema._zod.def as unknown as Definition

/** The limits of a text; `undefined` for anything else. */
export const textLimitsOf = (definition: Definition): TextLimits | undefined =>
  definition.checks?.map(({ _zod: { def } }) => def.params).find((params) => params !== undefined)

/** Whether a number has a minimum and a maximum. */
export const isBounded = ({ checks = [] }: Definition): boolean => checks.length > 0

/** The side of a schema that the wire carries, through pipes. */
export function onWire(schema: Wire<unknown>): Wire<unknown> {
  const definition = definitionOf(schema)
  return definition.type === 'pipe' ? onWire(wireSideOf(definition)) : schema
}

/** The fields of a request as they are sent. */
export const shapeOf = (request: Wire<unknown>): Definition['shape'] => definitionOf(onWire(request)).shape

/** Which side of a pipe the wire carries. */
export function wireSideOf({ in: first, out }: Definition): Wire<unknown> {
  return definitionOf(first).type === 'transform' ? out : first
}
