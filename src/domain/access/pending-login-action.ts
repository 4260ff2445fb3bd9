import { isOwnAddress } from '@/domain/navigation/own-address'
import { isJsonObject, type JsonObject, type JsonValue, parseJson } from './json'

/** Storage key of the action that waits for the login [AUT-006]. */
export const PENDING_LOGIN_ACTION_KEY = 'onLoginAction'

/**
 * All actions for which the product prompts an anonymous guest to sign up; each is performed after
 * the login.
 */
export const PENDING_ACTION_TYPES = ['pinActor', 'openUrl', 'openChat', 'buyContent', 'like', 'openPayment'] as const

/** One kind of waiting action [AUT-006]. */
export type PendingActionType = (typeof PENDING_ACTION_TYPES)[number]

/** The parameters for performing the action later; every kind uses those it needs [AUT-006]. */
export interface PendingActionParams {
  readonly targetId?: string
  /**
   * An address on this site, from the root: a stored action must never lead a guest to another
   * site.
   */
  readonly targetUrl?: string
  readonly storeAutoOpenSetting?: boolean
  readonly value?: string | number
  /** The day of a daily offer, as YYYY-MM-DD. */
  readonly qmDate?: string
  readonly options?: JsonObject
  readonly shouldOpen?: boolean
  readonly config?: JsonObject
}

/**
 * An action that an anonymous guest attempted, stored and performed once they have logged in
 * [AUT-005][AUT-006].
 */
export interface PendingLoginAction {
  readonly type: PendingActionType
  readonly params: PendingActionParams
}

/** The reason a stored text is not a valid action. */
export type PendingActionRefusal =
  | { readonly reason: 'nothing-stored' | 'not-json' | 'not-an-object' | 'unknown-type' }
  | { readonly reason: 'bad-param'; readonly param: keyof PendingActionParams | 'params' }

/** The parsed action, or the reason there is none. */
export type ParsedPendingAction =
  | { readonly ok: true; readonly action: PendingLoginAction }
  | ({ readonly ok: false } & PendingActionRefusal)

const checks: Readonly<Record<keyof PendingActionParams, (value: JsonValue) => boolean>> = {
  targetId: (value) => typeof value === 'string' && value !== '',
  targetUrl: (value) => typeof value === 'string' && isOwnAddress(value),
  storeAutoOpenSetting: (value) => typeof value === 'boolean',
  value: (value) => typeof value === 'string' || typeof value === 'number',
  qmDate: (value) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/u.test(value),
  options: isJsonObject,
  shouldOpen: (value) => typeof value === 'boolean',
  config: isJsonObject,
}

const paramNames = Object.keys(checks) as readonly (keyof PendingActionParams)[]

const isPendingType = (value: unknown): value is PendingActionType =>
  (PENDING_ACTION_TYPES as readonly unknown[]).includes(value)

/**
 * Reads an action from any JSON value; ignores unknown parameters and refuses the whole action for
 * a wrong one [AUT-006].
 */
export const parsePendingLoginAction = (json: unknown): ParsedPendingAction => {
  if (!isJsonObject(json)) return { ok: false, reason: 'not-an-object' }
  const type = json['type']
  if (!isPendingType(type)) return { ok: false, reason: 'unknown-type' }
  const given = json['params'] ?? {}
  if (!isJsonObject(given)) return { ok: false, reason: 'bad-param', param: 'params' }
  const present = paramNames.filter((name) => Object.hasOwn(given, name))
  const wrong = present.find((name) => !checks[name](given[name] ?? null))
  if (wrong !== undefined) return { ok: false, reason: 'bad-param', param: wrong }
  return { ok: true, action: { type, params: Object.fromEntries(present.map((name) => [name, given[name]])) } }
}

/**
 * Takes the stored action after a login. `left` is what remains stored: always nothing, so that an
 * action runs at most once and a broken one does not return at every login [AUT-005].
 */
export const takePendingLoginAction = (
  stored: string | null,
): { readonly taken: ParsedPendingAction; readonly left: null } => {
  if (stored === null) return { taken: { ok: false, reason: 'nothing-stored' }, left: null }
  const json = parseJson(stored)
  return { taken: json === undefined ? { ok: false, reason: 'not-json' } : parsePendingLoginAction(json), left: null }
}

/**
 * Serializes an action for storage; a newer action replaces the one before it [AUT-005][AUT-006].
 */
export const storedPendingLoginAction = (action: PendingLoginAction): string => JSON.stringify(action)
