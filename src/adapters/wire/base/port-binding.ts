import type { QueryCall } from './query-call'
import type { RestCall } from './rest-call'
import { done, nothing } from './scalars'
import type { GrantedAddress } from '@/domain/media/granted-address'

/** An operation that carries a method of a port. */
export type CallOperation<I, O> = RestCall<I, O> | QueryCall<I, O>

type Arguments<F> = F extends (...given: infer A) => unknown ? A : never
type Answer<F> = F extends (...given: never[]) => infer R ? Awaited<R> : never

/** The mapping of a port's method to an operation, used by both ends. */
export interface MethodBinding<K, F> {
  readonly method: K
  readonly operation: CallOperation<object, unknown>
  /** Converts the arguments of the method into the client's request. */
  readonly request: (...given: Arguments<F>) => object
  /** Converts a request into the arguments with which the server calls the method. */
  readonly args: (request: object) => Arguments<F>
  /** Converts the method's result into the server's answer. */
  readonly write: (answer: Answer<F>) => unknown
  /** Converts the answer into the method's result at the client. */
  readonly read: (answer: unknown) => Answer<F>
  /**
   * Returns the answer with its addresses as a page reaches them. `baseUrl`: of the server; empty:
   * this origin.
   */
  readonly reach: (answer: Answer<F>, baseUrl: string) => Answer<F>
}

/** The bindings of a port's methods, each to one operation. */
export type PortBinding<P> = { readonly [K in keyof P]: MethodBinding<K, P[K]> }

/** The binding of a method of which only the name is known. */
export type AnyBinding = MethodBinding<string, (...given: readonly unknown[]) => unknown>

/** Returns the bindings of any port's methods. */
export const bindingsOf = (binding: object): readonly AnyBinding[] =>
  Object.values(binding as Readonly<Record<string, AnyBinding>>)

/** Returns the calls of a port whose methods all use REST. Throws if one does not. */
export const restCallsOf = (binding: object): readonly RestCall<object, unknown>[] =>
  bindingsOf(binding).map(({ method, operation }) => {
    if (operation.transport !== 'rest') throw new Error(`${method} does not travel by REST`)
    return operation
  })

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false

/** The fields of a request that can be an argument. */
type FieldFor<I, A> = { [K in keyof I]-?: Same<Exclude<I[K], undefined>, A> extends true ? K : never }[keyof I]

/** The names of the fields that carry the arguments, in their order. */
type Fields<I, A extends readonly unknown[]> = { readonly [N in keyof A]: FieldFor<I, A[N]> }

/** The fields of an answer that can be the method's result. */
type FieldOf<O, R> = { [K in keyof O]: O[K] extends R ? K : never }[keyof O]

interface Named<I, A extends readonly unknown[]> {
  readonly fields: Fields<I, A>
}

interface Converted<I, A extends readonly unknown[]> {
  readonly request: (...given: A) => I
  readonly args: (request: I) => A
}

interface Plain {
  readonly fields?: never
  readonly request?: never
}

/**
 * The mapping of arguments. With neither names nor conversions, the only argument is the request,
 * or there is none and the request has no fields.
 */
type RequestEnds<I, A extends readonly unknown[]> =
  | Named<I, A>
  | Converted<I, A>
  | (A extends readonly [] ? (Same<I, object> extends true ? Plain : never) : A extends readonly [I] ? Plain : never)

/**
 * The mapping of the result. `answer`: the field that carries it. `write`: its conversion if the
 * wire has another form.
 */
type AnswerEnds<O, R> = [R] extends [void]
  ? O extends { readonly ok: true }
    ? { readonly answer?: never }
    : never
  : O extends R
    ? { readonly answer?: never; readonly write?: (answer: R) => unknown }
    : { readonly answer: FieldOf<O, R> }

interface Reaching<R> {
  readonly reach?: (answer: R, baseUrl: string) => R
}

type Ends<F, I, O> = RequestEnds<I, Arguments<F>> & AnswerEnds<O, Answer<F>> & Reaching<Answer<F>>

/** The possible members of `Ends`, once their types are no longer needed. */
interface AnyEnds extends Partial<Pick<AnyBinding, 'request' | 'args' | 'write' | 'reach'>> {
  readonly fields?: readonly string[]
  readonly answer?: string
}

function requestEnds(
  operation: AnyBinding['operation'],
  { fields, request, args }: AnyEnds,
): Pick<AnyBinding, 'request' | 'args'> {
  if (request !== undefined && args !== undefined) return { request, args }
  if (operation.request === nothing) return { request: () => ({}), args: () => [] }
  if (fields === undefined) return { request: (only) => only as object, args: (sent) => [sent] }
  return {
    request: (...given) => Object.fromEntries(fields.map((name, index) => [name, given[index]])),
    args: (sent) => fields.map((name) => (sent as Readonly<Record<string, unknown>>)[name]),
  }
}

function answerEnds(
  operation: AnyBinding['operation'],
  { answer, write }: AnyEnds,
): Pick<AnyBinding, 'write' | 'read'> {
  if (operation.answer === done) return { write: () => ({ ok: true }), read: () => undefined }
  if (answer === undefined) return { write: write ?? ((given) => given), read: (sent) => sent }
  return {
    write: (given) => ({ [answer]: given }),
    read: (sent) => (sent as Readonly<Record<string, unknown>>)[answer],
  }
}

/**
 * Binds the methods of a port to operations. The arguments of a method such as `buy(videoId, key)`
 * become fields of a request, which are named in the order of the arguments, and its result is the
 * operation's answer or one field of it. Names whose types differ from the method's do not compile.
 */
export const bindingOf =
  <P>() =>
  <K extends keyof P, I extends object, O>(
    method: K,
    operation: CallOperation<I, O>,
    ...[ends]: object extends Ends<P[K], I, O> ? [ends?: Ends<P[K], I, O>] : [ends: Ends<P[K], I, O>]
  ): MethodBinding<K, P[K]> => {
    const known = operation as unknown as AnyBinding['operation']
    const given: AnyEnds = (ends ?? {}) as AnyEnds
    return {
      method,
      operation: known,
      ...requestEnds(known, given),
      ...answerEnds(known, given),
      reach: given.reach ?? ((answer) => answer),
    } as unknown as MethodBinding<K, P[K]>
  }

/** Returns an address of an answer as a page reaches it: a rooted one belongs to the server. */
export const atServer = <T extends string | GrantedAddress>(url: T, baseUrl: string): T =>
  (String(url).startsWith('/') ? `${baseUrl}${String(url)}` : url) as T
